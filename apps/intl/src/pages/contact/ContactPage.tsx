import { PageTop } from "@wesdom/page-sections/layout";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { useLanguage } from "../../language/useLanguage.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactWays } from "./ContactWays.tsx";
import type { ContactKind, ContactPageProps } from "./contact-page-props.ts";

/** Their paths below the index of a language. */
const PATHS: Readonly<Record<ContactKind, string>> = {
  contact: "contact-us",
  consultant: "marketing-consultant",
};

/** A page of its own for the long form: no header, no footer, a way back, and who will answer. */
export function ContactPage(props: ContactPageProps): ReactElement {
  const { kind, copy } = props;
  const { settings } = useSiteEnvironment();
  const { language, frame, indexPath } = useLanguage();
  const texts = copy[kind];
  const brand = settings.brand[language].name;
  useSitePageHead(language, {
    path: `${indexPath}/${PATHS[kind]}`,
    title: texts.pageTitle({ brand }),
    description: texts.description,
    keywords: texts.keywords,
    card: "contact",
    twins: { en: `/m/en-us/${PATHS[kind]}`, ja: `/m/jp/${PATHS[kind]}` },
  });
  return (
    <>
      <PageTop brand={brand} home={frame.header.home} back={copy.back} indexPath={indexPath} />
      <ContactForm {...props} />
      <ContactWays {...props} />
    </>
  );
}
