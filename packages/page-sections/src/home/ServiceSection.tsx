import type { HomeData } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { ServiceIndex } from "@wesdom/ui-kit/service-index";
import type { ReactElement } from "react";
import { SERVICE_DRAWINGS } from "../services/index.ts";
import type { HomeTexts } from "./home-texts.ts";

interface ServiceSectionProps extends Pick<HomeData, "services"> {
  readonly texts: HomeTexts["services"];
  /** Where a service leads, `undefined` for nowhere. */
  readonly hrefOf: (service: HomeData["services"][number]) => string | undefined;
}

/** The services in large type, each under its instrument. */
export function ServiceSection({ services, texts, hrefOf }: ServiceSectionProps): ReactElement {
  return (
    <Section split="wide" labelledBy="services" ground="card">
      <SectionHeading id="services" title={texts.title} />
      <ServiceIndex
        items={services.map((service) => ({
          key: service.code,
          title: service.title,
          tagline: service.tagline,
          drawing: SERVICE_DRAWINGS[service.code],
          href: hrefOf(service),
          leadsTo: texts.leadsTo,
        }))}
      />
    </Section>
  );
}
