import type { ReactElement } from "react";
import { Accordion } from "../../../accordion/index.ts";
import { ProcessList } from "../../../process-list/index.ts";
import { ReasonList } from "../../../reason-list/index.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { ServiceIndex } from "../../../service-index/index.ts";
import { CONTENT } from "../content.ts";
import type { Locale, Sections } from "../localized.ts";
import { TEXTS } from "../texts.ts";

/** What is offered, why, and how it goes. */
export const ARGUMENTS: Sections<"services" | "reasons" | "process" | "values" | "questions"> = {
  services: (locale) => {
    const { eyebrow, title, items } = TEXTS[locale].services;
    return (
      <Section labelledBy="services" ground="card">
        <SectionHeading id="services" eyebrow={eyebrow} title={title} />
        <ServiceIndex
          items={items.map(([name, tagline]) => ({
            key: name,
            title: name,
            tagline,
            href: locale === "zh" ? undefined : `/services/${name}`,
          }))}
        />
      </Section>
    );
  },
  reasons: (locale) => {
    const { eyebrow, title } = TEXTS[locale].reasons;
    return (
      <Section labelledBy="reasons" ground="ink">
        <SectionHeading id="reasons" eyebrow={eyebrow} title={title} />
        <Reasons locale={locale} />
      </Section>
    );
  },
  process: (locale) => {
    const { eyebrow, title, steps } = TEXTS[locale].process;
    return (
      <Section labelledBy="process">
        <SectionHeading id="process" eyebrow={eyebrow} title={title} />
        <ProcessList
          steps={steps.map(([duration, name, text]) => ({ key: name, duration, title: name, text }))}
        />
      </Section>
    );
  },
  values: (locale) => (
    <Section labelledBy="values" ground="ink">
      <SectionHeading id="values" title={CONTENT[locale].headings.values} />
      <Reasons locale={locale} display />
    </Section>
  ),
  questions: (locale) => (
    <Section labelledBy="questions">
      <SectionHeading id="questions" title={CONTENT[locale].headings.questions} />
      <Accordion
        items={CONTENT[locale].faq.map(([title, answer]) => ({
          key: title,
          title,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  ),
};

function Reasons({ locale, display }: { readonly locale: Locale; readonly display?: boolean }): ReactElement {
  const reasons = TEXTS[locale].reasons.items.map(([mark, title, text]) => ({
    key: title,
    mark: display ? undefined : mark,
    title,
    text,
  }));
  return <ReasonList display={display} reasons={reasons} />;
}
