import { AppealForm } from "@wesdom/page-sections/appeal";
import { CaseSection } from "@wesdom/page-sections/cases";
import {
  ClientSection,
  FigureSection,
  HomeHero,
  NewsSection,
  ReasonSection,
  ServiceSection,
  WorkSection,
  useHomeHead,
} from "@wesdom/page-sections/home";
import { Button } from "@wesdom/ui-kit/button";
import type { HomeData } from "@wesdom/site-runtime";
import type { ReactElement } from "react";
import { servicePath } from "../../services.ts";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";

/** Props of {@link HomePage}. */
interface HomePageProps {
  readonly data: HomeData;
  readonly copy: Copy["home"];
}

/** The home page: airy, a picture between every two lists. */
export function HomePage({ data, copy }: HomePageProps): ReactElement {
  const { language, frame, indexPath, policy } = useLanguage();
  const { appeal } = copy;
  const age = useHomeHead(language, { ...copy, keywords: frame.keywords }, data);
  const { figures, reasons } = data.introduction;
  return (
    <>
      <HomeHero banners={data.banners} texts={copy.hero} />
      <FigureSection age={age} figures={figures} texts={copy.figures} />
      {data.work && <WorkSection work={data.work} indexPath={indexPath} />}
      <ServiceSection
        services={data.services}
        texts={copy.services}
        hrefOf={({ code }) => servicePath(indexPath, code)}
      />
      <CaseSection stories={data.stories} texts={copy.cases} indexPath={indexPath} />
      <ClientSection brands={data.brands} texts={copy.clients} />
      <ReasonSection reasons={reasons} texts={copy.reasons} />
      <NewsSection
        articles={data.articles}
        texts={copy.news}
        indexPath={indexPath}
        more={
          <Button variant="outline" href={`${indexPath}/article`}>
            {copy.news.more}
          </Button>
        }
      />
      <AppealForm
        language={language}
        texts={appeal}
        contact={{ name: "email", label: appeal.email, placeholder: appeal.emailPlaceholder }}
        policy={policy}
      />
    </>
  );
}
