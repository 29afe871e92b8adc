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
import type { HomeData } from "@wesdom/site-runtime";
import type { ReactElement } from "react";
import { servicePath } from "../../layout/menu.ts";
import { useMessages } from "../../messages/useMessages.ts";

/** The home page: airy, the cases before the services. */
export function HomePage({ data }: { readonly data: HomeData }): ReactElement {
  const { language, messages, indexPath, policy } = useMessages();
  const texts = messages.home;
  const { appeal } = messages;
  const age = useHomeHead(language, texts, data);
  const { figures, reasons, process } = data.introduction;
  return (
    <>
      <HomeHero banners={data.banners} texts={texts.hero} />
      <FigureSection age={age} figures={figures} texts={texts.figures} />
      <CaseSection stories={data.stories} texts={texts.cases} indexPath={indexPath} />
      <ServiceSection
        services={data.services}
        texts={texts.services}
        hrefOf={(code) => servicePath(indexPath, code)}
      />
      <ClientSection brands={data.brands} texts={texts.clients} />
      <ReasonSection reasons={reasons} texts={texts.reasons} />
      <ProcessSection process={process} texts={texts.process} />
      <NewsSection articles={data.articles} texts={texts.news} indexPath={indexPath} />
      <AppealForm
        language={language}
        texts={appeal}
        contact={{ name: "email", label: appeal.email, placeholder: appeal.emailPlaceholder }}
        policy={policy}
      />
    </>
  );
}
