import { ClosingCall } from "@wesdom/page-sections/closing";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { ComponentType, ReactElement } from "react";
import { useLanguage } from "../../language/useLanguage.ts";
import type { ServiceKey } from "../../services.ts";
import { FigureSection } from "./figure/FigureSection.tsx";
import { instrumentOf } from "./instrumentOf.tsx";
import { ServiceOpening } from "./opening/ServiceOpening.tsx";
import { PaperSection } from "./paper/PaperSection.tsx";
import { ProcessSection } from "./process/ProcessSection.tsx";
import closing from "./ending/Ending.module.css";
import {
  ArgumentSection,
  QuestionSection,
  ServiceCaseSection,
  type ServicePageProps,
} from "./ServiceSections.tsx";

/** Target market of every service (ISO 3166-1). */
const MARKET = "CN";

/** What each service shows, in an order of its own. */
const COMPOSITIONS: Readonly<Record<ServiceKey, readonly ComponentType<ServicePageProps>[]>> = {
  "influencer-marketing": [
    ServiceCaseSection,
    PaperSection,
    ProcessSection,
    FigureSection,
    ArgumentSection,
    QuestionSection,
  ],
  "live-commerce": [
    ProcessSection,
    PaperSection,
    ArgumentSection,
    FigureSection,
    ServiceCaseSection,
    QuestionSection,
  ],
  "marketing-technology": [
    FigureSection,
    ArgumentSection,
    ProcessSection,
    PaperSection,
    QuestionSection,
    ServiceCaseSection,
  ],
  "media-buying": [
    FigureSection,
    PaperSection,
    ProcessSection,
    ArgumentSection,
    ServiceCaseSection,
    QuestionSection,
  ],
  "social-media-management": [
    ProcessSection,
    ArgumentSection,
    PaperSection,
    FigureSection,
    ServiceCaseSection,
    QuestionSection,
  ],
};

/** One service, composed in its own order. */
export function ServicePage(props: ServicePageProps): ReactElement {
  const { data, copy } = props;
  const { shared } = copy;
  const { indexPath } = useLanguage();
  const contact = `${indexPath}/marketing-consultant`;
  const { ground, drawing } = instrumentOf(props).ending;
  useServiceHead(props);
  return (
    <>
      <ServiceOpening {...props} />
      {COMPOSITIONS[data.service.code as ServiceKey].map((Part, at) => (
        <Part {...props} key={at} />
      ))}
      <ClosingCall
        {...copy.invitation}
        action={shared.action}
        href={contact}
        ground={ground}
        mark={drawing}
        className={closing["ending"]}
      />
    </>
  );
}

/** Head of a service: the records of the service, of its questions and of the way to it. */
function useServiceHead({ data, copy }: ServicePageProps): void {
  const { settings } = useSiteEnvironment();
  const { language, frame, indexPath } = useLanguage();
  const { code, title, summary } = data.service;
  const path = `${indexPath}/services/${code}`;
  useSitePageHead(language, {
    path,
    title: copy.shared.pageTitle({ service: title, brand: settings.brand[language].name }),
    description: summary,
    keywords: copy.keywords,
    card: code,
    twins: { en: `/m/en-us/services/${code}`, ja: `/m/jp/services/${code}` },
    structuredData: ({ origin, name, pageUrl }) => [
      [
        "service",
        {
          language,
          origin,
          url: pageUrl,
          name: title,
          description: summary,
          provider: name,
          areaServed: [MARKET],
        },
      ],
      ["faq", copy.questions],
      [
        "breadcrumb",
        origin,
        [
          { name: frame.menu.home, url: indexPath },
          { name: title, url: path },
        ],
      ],
    ],
  });
}
