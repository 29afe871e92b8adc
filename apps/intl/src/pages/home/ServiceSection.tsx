import type { HomeData } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { ServiceIndex } from "@wesdom/ui-kit/service-index";
import type { ReactElement } from "react";
import { SERVICE_KEYS } from "../../layout/menu.ts";
import { useMessages } from "../../messages/useMessages.ts";

/** Services that have a page to lead to. */
const WITH_PAGE: ReadonlySet<string> = new Set(SERVICE_KEYS);

/** The services as an index with numerals. */
export function ServiceSection({ services }: Pick<HomeData, "services">): ReactElement {
  const { messages, indexPath } = useMessages();
  return (
    <Section labelledBy="services" ground="card">
      <SectionHeading
        id="services"
        eyebrow={messages.home.services.eyebrow}
        title={messages.home.services.title}
      />
      <ServiceIndex
        items={services.map(({ code, title, tagline }) => ({
          key: code,
          title,
          tagline,
          ...(WITH_PAGE.has(code) ? { href: `${indexPath}/services/${code}` } : {}),
        }))}
      />
    </Section>
  );
}
