import { ABOUT_QUOTE, AboutOpening } from "@wesdom/page-sections/about";
import { ClosingCall } from "@wesdom/page-sections/closing";
import { companyAge, splitFigure } from "@wesdom/site-runtime";
import { LOGO_PATH, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Section } from "@wesdom/ui-kit/section";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import { useLanguage } from "../../language/useLanguage.ts";
import {
  OfficeSection,
  TeamSection,
  TimelineSection,
  ValueSection,
  type AboutPageProps,
} from "./AboutSections.tsx";
import styles from "./About.module.css";

/** Country of the offices (ISO 3166-1). */
const COUNTRY = "CN";

/** Who the company is: people, figures, habits, introduction, history, offices. */
export function AboutPage(props: AboutPageProps): ReactElement {
  const { data, copy } = props;
  const { today } = useSiteEnvironment();
  const { indexPath } = useLanguage();
  const { introduction, facts } = data;
  const age = companyAge(introduction.founded, today);
  useAboutHead(props, age);
  return (
    <>
      <AboutOpening team={data.team} title={copy.title} slogan={introduction.slogan}>
        <StatGrid lead>
          <StatNumber value={String(age)} suffix={copy.figures.ageUnit} label={copy.figures.age} countUp />
          {introduction.figures.map(({ value, label }) => (
            <StatNumber key={label} {...splitFigure(value)} label={label} countUp />
          ))}
        </StatGrid>
      </AboutOpening>
      <TeamSection {...props} />
      <ValueSection {...props} />
      <Section space="tight">
        <ArticleBody html={introduction.html} anchors={false} quote={ABOUT_QUOTE} />
        <Accordion
          className={styles["facts"]}
          level={2}
          items={[{ key: "facts", title: copy.facts, content: <ArticleBody html={facts} anchors={false} /> }]}
        />
      </Section>
      <TimelineSection {...props} />
      <OfficeSection {...props} />
      <ClosingCall {...copy.invitation} href={`${indexPath}/contact-us`} />
    </>
  );
}

/** Head of the about page, with the record of the organisation. */
function useAboutHead({ data, copy }: AboutPageProps, age: number): void {
  const { settings } = useSiteEnvironment();
  const { language, indexPath } = useLanguage();
  const { founded, offices, slogan } = data.introduction;
  const { phone, email } = settings.contact[language];
  const { linkedin, instagram, youtube, xiaohongshu, weibo } = settings.links.social;
  useSitePageHead(language, {
    path: `${indexPath}/about`,
    title: copy.pageTitle({ brand: settings.brand[language].name }),
    description: copy.description({ age }),
    keywords: copy.keywords,
    twins: { zh: "/m/zh-cn/about", en: "/m/en-us/about", ja: "/m/jp/about" },
    structuredData: ({ origin, name }) => [
      [
        "organization",
        {
          language,
          origin,
          name,
          description: slogan,
          url: indexPath,
          logo: LOGO_PATH,
          foundingDate: founded,
          sameAs: [linkedin, instagram, youtube, xiaohongshu, weibo],
          phone,
          email,
          addresses: offices.map(({ city, address }) => ({
            country: COUNTRY,
            locality: city,
            street: address,
          })),
        },
      ],
    ],
  });
}
