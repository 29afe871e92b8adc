import { OfficeCard } from "../../../office-card/index.ts";
import { PhoneAction } from "../../../phone-action/index.ts";
import { Rail } from "../../../rail/index.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { Timeline } from "../../../timeline/index.ts";
import { CONTENT } from "../content.ts";
import type { Sections } from "../localized.ts";
import { samplePeople } from "../people.tsx";

/** Who does it, since when, where. */
export const COMPANY: Sections<"team" | "history" | "offices"> = {
  team: (locale) => {
    const { people, headings } = CONTENT[locale];
    return (
      <Section ground="card" labelledBy="team">
        <SectionHeading id="team" eyebrow={people.label} title={headings.team} />
        <Rail label={people.label} items={samplePeople(locale)} />
      </Section>
    );
  },
  history: (locale) => (
    <Section ground="card" labelledBy="history">
      <SectionHeading id="history" title={CONTENT[locale].headings.history} />
      <Timeline
        items={CONTENT[locale].timeline.map(([date, title, text]) => ({
          key: date,
          date,
          iso: date,
          title,
          text,
        }))}
      />
    </Section>
  ),
  offices: (locale) => {
    const { offices, headings, consultant } = CONTENT[locale];
    return (
      <Section labelledBy="offices">
        <SectionHeading id="offices" title={headings.offices} />
        <div className="el-stack">
          {offices.map(([city, address, hours]) => (
            <OfficeCard key={city} city={city} address={address} hours={hours}>
              <PhoneAction number={consultant.phone} />
            </OfficeCard>
          ))}
        </div>
      </Section>
    );
  },
};
