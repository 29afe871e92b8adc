import { AboutOpening, OfficeFloors, type AboutData } from "@wesdom/page-sections/about";
import { ClosingCount } from "@wesdom/page-sections/closing";
import { stringifySearch, withoutPhraseBreaks } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { OfficeCard } from "@wesdom/ui-kit/office-card";
import { PhoneAction } from "@wesdom/ui-kit/phone-action";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement, ReactNode } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";

/** Where a map looks for an address; opens the app where it is installed. */
const MAP_SEARCH = "https://uri.amap.com/search";

/** Props of {@link CompanySection}. */
interface CompanySectionProps extends Pick<AboutData, "team"> {
  /** Full years since the founding. */
  readonly age: number;
  /** Links to the sections of the page. */
  readonly children: ReactNode;
}

/** The company at first sight: its people, its age. */
export function CompanySection({ team, age, children }: CompanySectionProps): ReactElement {
  return (
    <AboutOpening id={ABOUT_ANCHORS.company} team={team} title={texts.company.title({ age })}>
      {children}
    </AboutOpening>
  );
}

/** The offices with the way to them, and once by what they are called. */
export function OfficeSection({ offices }: Pick<AboutData["introduction"], "offices">): ReactElement {
  const { eyebrow, title, lead } = texts.offices;
  const [first] = offices;
  return (
    <Section split="wide" id={ABOUT_ANCHORS.offices} labelledBy="offices-title" space="tight">
      <SectionHeading id="offices-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles["offices"]}>
        {offices.map(({ city, district, address, floor, hours }) => (
          <OfficeCard
            key={city}
            city={city + district}
            address={address}
            hours={hours === first?.hours ? undefined : hours}
            mapHref={MAP_SEARCH + stringifySearch({ keyword: withoutPhraseBreaks(address), city })}
            className={styles["office"]}
          >
            <OfficeFloors floor={floor} />
          </OfficeCard>
        ))}
      </div>
      {first && <PhoneAction number={first.phone} hours={first.hours} className={styles["phone"]} />}
    </Section>
  );
}

/** The way to the open positions, and for brands to a consultation. */
export function JoinSection({ team }: Pick<AboutData, "team">): ReactElement {
  const { links } = useSiteEnvironment().settings;
  const { eyebrow, title, lead, action, consult } = texts.join;
  return (
    <Section id={ABOUT_ANCHORS.join} labelledBy="join-title" ground="hot" className={styles["join"]}>
      <ClosingCount count={team.length} />
      <SectionHeading id="join-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles["actions"]}>
        <Button href={links.recruitment} newTab>
          {action}
        </Button>
        <Button variant="outline" href={RESERVATION_PATH}>
          {consult}
        </Button>
      </div>
    </Section>
  );
}
