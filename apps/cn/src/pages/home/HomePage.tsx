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
import { LANGUAGES, type HomeData } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import type { ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";
import { copy as texts, kit } from "#copy/home.zh.yml";
import { caseHref } from "../case/caseHref.ts";

const { indexPath } = LANGUAGES.zh;

/** The Chinese home page: dense, with the result of each argument as a number. */
export function HomePage({ data }: { readonly data: HomeData }): ReactElement {
  const { settings } = useSiteEnvironment();
  const age = useHomeHead("zh", { ...texts, keywords: frame.keywords }, data);
  const { figures, reasons } = data.introduction;
  return (
    <ConfigProvider locale={kit}>
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
      {data.work && <WorkSection work={data.work} indexPath={indexPath} />}
      <ServiceSection
        services={data.services}
        texts={texts.services}
        hrefOf={({ story }) => story && caseHref(story)}
      />
      <CaseSection stories={data.stories} texts={texts.cases} indexPath={indexPath} />
      <ClientSection brands={data.brands} texts={texts.clients} />
      <ReasonSection reasons={reasons} texts={texts.reasons} />
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
        texts={texts.appeal}
        contact={{ name: "phone", label: texts.appeal.phone, placeholder: texts.appeal.phonePlaceholder }}
        policy={settings.links.privacyPolicy}
      />
    </ConfigProvider>
  );
}
