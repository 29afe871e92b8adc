import { companyAge, type HomeData } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { AppealForm } from "../../forms/AppealForm.tsx";
import { zh } from "../../messages/zh.ts";
import { CaseSection } from "./CaseSection.tsx";
import { ClientSection, NewsSection, ProcessSection, ReasonSection } from "./HomeSections.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { ServiceSection } from "./ServiceSection.tsx";

/** The Chinese home page: dense, with the result of each argument as a number. */
export function HomePage({ data }: { readonly data: HomeData }): ReactElement {
  const { settings, today } = useSiteEnvironment();
  const age = companyAge(data.introduction.founded, today);
  const [firstBanner] = data.banners;
  useSitePageHead("zh", {
    path: "/m/zh-cn",
    title: zh.home.title(settings.brand.zh.name),
    description: zh.home.description(age),
    keywords: zh.home.keywords,
    twins: { zh: "/m/zh-cn", en: "/m/en-us", ja: "/m/jp" },
    ...(firstBanner ? { preload: firstBanner.picture.src } : {}),
  });
  return (
    <>
      <HomeHero banners={data.banners} />
      <FigureSection age={age} figures={data.introduction.figures} />
      <ServiceSection services={data.services} />
      <CaseSection stories={data.stories} />
      <ClientSection brands={data.brands} />
      <ReasonSection reasons={data.introduction.reasons} />
      <ProcessSection process={data.introduction.process} />
      <NewsSection articles={data.articles} />
      <AppealForm />
    </>
  );
}
