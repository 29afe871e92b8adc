import { companyAge, type HomeData } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { AppealForm } from "../../forms/AppealForm.tsx";
import { useMessages } from "../../messages/useMessages.ts";
import { CaseSection } from "./CaseSection.tsx";
import { ClientSection, NewsSection, ProcessSection, ReasonSection } from "./HomeSections.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { ServiceSection } from "./ServiceSection.tsx";

/** The home page: airy, the cases before the services. */
export function HomePage({ data }: { readonly data: HomeData }): ReactElement {
  const { settings, today } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const age = companyAge(data.introduction.founded, today);
  const [firstBanner] = data.banners;
  useSitePageHead(language, {
    path: indexPath,
    title: messages.home.title(settings.brand[language].name),
    description: messages.home.description(age),
    keywords: messages.home.keywords,
    twins: { zh: "/m/zh-cn", en: "/m/en-us", ja: "/m/jp" },
    ...(firstBanner ? { preload: firstBanner.picture.src } : {}),
  });
  return (
    <>
      <HomeHero banners={data.banners} />
      <FigureSection age={age} figures={data.introduction.figures} />
      <CaseSection stories={data.stories} />
      <ServiceSection services={data.services} />
      <ClientSection brands={data.brands} />
      <ReasonSection reasons={data.introduction.reasons} />
      <ProcessSection process={data.introduction.process} />
      <NewsSection articles={data.articles} />
      <AppealForm />
    </>
  );
}
