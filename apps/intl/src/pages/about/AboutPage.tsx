import {
  AboutOpening,
  AboutText,
  HistorySection,
  OfficeFloors,
  TeamSection,
  ValueSection,
} from "@wesdom/page-sections/about";
import { ClosingCall, ClosingCount } from "@wesdom/page-sections/closing";
import { useToaster } from "@wesdom/page-sections/layout";
import { companyAge } from "@wesdom/site-runtime";
import { LOGO_PATH, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { ClockIcon, PhoneIcon } from "@wesdom/ui-kit/icon";
import { Link } from "@wesdom/ui-kit/link";
import { OfficeCard } from "@wesdom/ui-kit/office-card";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { formatDate } from "../../language/formatDate.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./About.module.css";
import type { AboutPageData } from "./load-about-page.ts";

/** Country of the offices (ISO 3166-1). */
const COUNTRY = "CN";

/** Props of {@link AboutPage}. */
interface AboutPageProps {
  readonly data: AboutPageData;
  readonly copy: Copy["about"];
}

/** Who the company is: people, age, habits, introduction, history, offices. */
export function AboutPage(props: AboutPageProps): ReactElement {
  const { data, copy } = props;
  const { today } = useSiteEnvironment();
  const { language, indexPath } = useLanguage();
  const { introduction, facts, team } = data;
  const age = companyAge(introduction.founded, today);
  useAboutHead(props, age);
  return (
    <>
      <AboutOpening team={team} title={copy.title} />
      <TeamSection id="team" heading={copy.team} label={copy.team.eyebrow} team={team} />
      <ValueSection id="values" heading={copy.values} values={introduction.values} />
      <Section space="tight">
        <AboutText html={introduction.html} />
        <Accordion
          className={styles["facts"]}
          level={2}
          items={[{ key: "facts", title: copy.facts, content: <ArticleBody html={facts} anchors={false} /> }]}
        />
      </Section>
      <HistorySection
        id="timeline"
        heading={copy.timeline}
        timeline={introduction.timeline}
        dateOf={(month) => formatDate(month, language, "month")}
      >
        <StatGrid lead>
          <StatNumber value={String(age)} magnitude={copy.figures.ageUnit} label={copy.figures.age} countUp />
        </StatGrid>
      </HistorySection>
      <Offices {...props} />
      <ClosingCall
        {...copy.invitation}
        href={`${indexPath}/contact-us`}
        mark={<ClosingCount count={team.length} />}
      />
    </>
  );
}

/** Where the offices are, and once what they have in common; the way that reaches them from abroad stands first, the hotline is named where it rings. */
function Offices({ data, copy }: AboutPageProps): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const { email } = settings.contact[language];
  const { offices } = data.introduction;
  const [first] = offices;
  return (
    <Section split="wide" space="tight" labelledBy="offices">
      <SectionHeading
        id="offices"
        {...copy.offices}
        action={
          <CopyText
            text={email}
            label={`${frame.footer.emailLabel} ${email}`}
            href={`mailto:${email}`}
            onCopied={() => toaster.show(frame.footer.copied)}
          />
        }
      />
      <div className={styles["offices"]}>
        {offices.map(({ city, address, floor, hours }) => (
          <OfficeCard
            key={city}
            city={city}
            address={address}
            hours={hours === first?.hours ? undefined : hours}
            className={styles["office"]}
          >
            <OfficeFloors floor={floor} />
          </OfficeCard>
        ))}
      </div>
      {first && (
        <div className={styles["reach"]}>
          <p>
            <ClockIcon />
            <span>{first.hours}</span>
          </p>
          <Link look="bare" href={`tel:${first.phone.replaceAll(/[^\d+]/g, "")}`}>
            <PhoneIcon />
            <span>{first.phone}</span>
          </Link>
        </div>
      )}
    </Section>
  );
}

/** Head of the about page, with the record of the organisation. */
function useAboutHead({ data, copy }: AboutPageProps, age: number): void {
  const { settings } = useSiteEnvironment();
  const { language, indexPath } = useLanguage();
  const { founded, offices } = data.introduction;
  const { phone, email } = settings.contact[language];
  const { linkedin, instagram, youtube, xiaohongshu, weibo } = settings.links.social;
  useSitePageHead(language, {
    path: `${indexPath}/about`,
    title: copy.pageTitle({ brand: settings.brand[language].name }),
    description: copy.description({ age }),
    keywords: copy.keywords,
    card: "about",
    twins: { zh: "/m/zh-cn/about", en: "/m/en-us/about", ja: "/m/jp/about" },
    structuredData: ({ origin, name }) => [
      [
        "organization",
        {
          language,
          origin,
          name,
          description: copy.description({ age }),
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
