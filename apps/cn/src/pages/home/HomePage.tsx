import { AppealForm } from "@wesdom/page-sections/appeal";
import { CaseSection } from "@wesdom/page-sections/cases";
import {
  ClientSection,
  FigureSection,
  HomeHero,
  NewsSection,
  ProcessSection,
  ReasonSection,
  ServiceSection,
  useHomeHead,
} from "@wesdom/page-sections/home";
import { LANGUAGES, type HomeData } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";

const { indexPath } = LANGUAGES.zh;
const texts = zh.home;

/** The Chinese home page: dense, with the result of each argument as a number. */
export function HomePage({ data }: { readonly data: HomeData }): ReactElement {
  const { settings } = useSiteEnvironment();
  const age = useHomeHead("zh", texts, data);
  const { figures, reasons, process } = data.introduction;
  return (
    <>
      <HomeHero
        banners={data.banners}
        texts={texts.hero}
        second={
          <Button variant="outline" href={`${indexPath}/case`}>
            {texts.hero.cases}
          </Button>
        }
      />
      <FigureSection age={age} figures={figures} texts={texts.figures} />
      <ServiceSection services={data.services} texts={texts.services} />
      <CaseSection stories={data.stories} texts={texts.cases} indexPath={indexPath} />
      <ClientSection brands={data.brands} texts={texts.clients} />
      <ReasonSection reasons={reasons} texts={texts.reasons} />
      <ProcessSection process={process} texts={texts.process} />
      <NewsSection
        articles={data.articles}
        texts={texts.news}
        indexPath={indexPath}
        more={
          <Button variant="outline" href={`${indexPath}/message`}>
            {texts.news.more}
          </Button>
        }
      />
      <AppealForm
        language="zh"
        texts={zh.appeal}
        contact={{ name: "phone", label: zh.appeal.phone, placeholder: zh.appeal.phonePlaceholder }}
        policy={settings.links.privacyPolicy}
      />
    </>
  );
}
