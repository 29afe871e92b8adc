import { CaseSection } from "@wesdom/page-sections/cases";
import { ClosingCall } from "@wesdom/page-sections/closing";
import { coverGround, useMedia, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Button } from "@wesdom/ui-kit/button";
import { Hero } from "@wesdom/ui-kit/hero";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Service.module.css";
import {
  DeliverableSection,
  FigureSection,
  ProcessSection,
  type ServicePageProps,
} from "./ServiceSections.tsx";

/** Target market of every service (ISO 3166-1). */
const MARKET = "CN";

/** One service: its argument, what is handed over, process, figures, cases, questions. */
export function ServicePage(props: ServicePageProps): ReactElement {
  const { data, copy } = props;
  const { shared } = copy;
  const { indexPath } = useLanguage();
  const media = useMedia();
  const { title, tagline, picture, html } = data.service;
  const contact = `${indexPath}/contact-us`;
  useServiceHead(props);
  return (
    <>
      <div className={styles["opening"]}>
        <Hero
          slides={[
            {
              key: title,
              eyebrow: title,
              title: copy.headline,
              subtitle: tagline,
              ground: coverGround(picture),
              art: { ...media(picture), alt: "" },
              actions: <Button href={contact}>{shared.action}</Button>,
            },
          ]}
        />
      </div>
      <Section labelledBy="argument">
        <SectionHeading id="argument" eyebrow={shared.argument} title={copy.argument} />
        <ArticleBody html={html} />
      </Section>
      <DeliverableSection {...props} />
      <ProcessSection {...props} />
      <FigureSection {...props} />
      {data.cases.length > 0 && (
        <CaseSection stories={data.cases} texts={shared.cases} indexPath={indexPath} />
      )}
      <Section labelledBy="questions">
        <SectionHeading id="questions" eyebrow={shared.questions.eyebrow} title={shared.questions.title} />
        <Accordion
          items={copy.questions.map(({ question, answer }) => ({
            key: question,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Section>
      <ClosingCall {...copy.invitation} action={shared.action} href={contact} />
    </>
  );
}

/** Head of a service: the records of the service, of its questions and of the way to it. */
function useServiceHead({ data, copy }: ServicePageProps): void {
  const { settings } = useSiteEnvironment();
  const { language, frame, indexPath } = useLanguage();
  const { code, title, summary, picture } = data.service;
  const path = `${indexPath}/services/${code}`;
  useSitePageHead(language, {
    path,
    title: copy.shared.pageTitle({ service: title, brand: settings.brand[language].name }),
    description: summary,
    keywords: copy.keywords,
    twins: { en: `/m/en-us/services/${code}`, ja: `/m/jp/services/${code}` },
    preload: picture.src,
    structuredData: ({ origin, name, pageUrl }) => [
      [
        "service",
        {
          origin,
          url: pageUrl,
          name: title,
          description: summary,
          provider: name,
          areaServed: [MARKET],
        },
      ],
      ["faq", copy.questions],
      [
        "breadcrumb",
        origin,
        [
          { name: frame.menu.home, url: indexPath },
          { name: title, url: path },
        ],
      ],
    ],
  });
}
