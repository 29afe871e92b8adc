import type { HomeData } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { ServiceIndex } from "@wesdom/ui-kit/service-index";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";

/** The services as an index with numerals. */
export function ServiceSection({ services }: Pick<HomeData, "services">): ReactElement {
  return (
    <Section labelledBy="services" ground="card">
      <SectionHeading id="services" eyebrow={zh.home.services.eyebrow} title={zh.home.services.title} />
      <ServiceIndex items={services.map(({ code, title, tagline }) => ({ key: code, title, tagline }))} />
    </Section>
  );
}
