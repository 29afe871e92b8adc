import { stringifySearch } from "@wesdom/site-runtime";
import { OfficeCard } from "@wesdom/ui-kit/office-card";
import { PhoneAction } from "@wesdom/ui-kit/phone-action";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** Where a map looks for an address; opens the app where it is installed. */
const MAP_SEARCH = "https://uri.amap.com/search";

/** The offices with the way to them. */
export function OfficeSection({ offices }: Pick<AboutData["introduction"], "offices">): ReactElement {
  const { eyebrow, title, lead } = texts.offices;
  return (
    <Section id={ABOUT_ANCHORS.offices} labelledBy="offices-title" space="tight">
      <SectionHeading id="offices-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles["offices"]}>
        {offices.map(({ city, district, address, hours, phone }) => (
          <OfficeCard
            key={city}
            city={`${city} · ${district}`}
            address={address}
            hours={hours}
            mapHref={MAP_SEARCH + stringifySearch({ keyword: address, city })}
          >
            <PhoneAction number={phone} />
          </OfficeCard>
        ))}
      </div>
    </Section>
  );
}
