import type { HomeData } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { ServiceIndex } from "@wesdom/ui-kit/service-index";
import type { ReactElement } from "react";
import type { HomeTexts } from "./home-texts.ts";

/** Props of {@link ServiceSection}. */
interface ServiceSectionProps extends Pick<HomeData, "services"> {
  readonly texts: HomeTexts["services"];
  /** Address of a service's page, `undefined` for one without. @default no service has a page */
  readonly hrefOf?: (code: string) => string | undefined;
}

/** The services as an index with numerals. */
export function ServiceSection({ services, texts, hrefOf }: ServiceSectionProps): ReactElement {
  return (
    <Section labelledBy="services" ground="card">
      <SectionHeading id="services" eyebrow={texts.eyebrow} title={texts.title} />
      <ServiceIndex
        items={services.map(({ code, title, tagline }) => ({
          key: code,
          title,
          tagline,
          href: hrefOf?.(code),
        }))}
      />
    </Section>
  );
}
