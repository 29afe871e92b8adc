import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Link } from "@wesdom/ui-kit/link";
import { Logo } from "@wesdom/ui-kit/logo";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import type { ContactMessages } from "../../messages/contact/contact-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import styles from "./Contact.module.css";
import { ConsultantCard } from "./ConsultantCard.tsx";
import { ContactForm } from "./ContactForm.tsx";
import type { ContactPageData } from "./load-contact-page.ts";

/** The two pages with the long form. */
export type ContactKind = "contact" | "consultant";

/** Their paths below the index of a language. */
const PATHS: Readonly<Record<ContactKind, string>> = {
  contact: "contact-us",
  consultant: "marketing-consultant",
};

/** Props of {@link ContactPage} and of its parts. */
export interface ContactPageProps {
  readonly kind: ContactKind;
  readonly data: ContactPageData;
  readonly copy: ContactMessages;
}

/** A page of its own for the long form: no header, no footer, a way back, and who will answer. */
export function ContactPage(props: ContactPageProps): ReactElement {
  const { kind, data, copy } = props;
  const { settings } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const texts = copy[kind];
  const brand = settings.brand[language].name;
  useSitePageHead(language, {
    path: `${indexPath}/${PATHS[kind]}`,
    title: texts.pageTitle(brand),
    description: texts.description,
    keywords: texts.keywords,
    twins: { en: `/m/en-us/${PATHS[kind]}`, ja: `/m/jp/${PATHS[kind]}` },
  });
  return (
    <>
      <div className={`el-gutter ${styles["top"]}`}>
        <Logo name={brand} href={indexPath} linkLabel={`${brand} ${messages.header.home}`} />
        <Link look="quiet" className={styles["back"]} href={indexPath}>
          {copy.back}
        </Link>
      </div>
      <ContactForm {...props} />
      {data.consultant && (
        <Section ground="card" space="tight" labelledBy="consultant">
          <ConsultantCard consultant={data.consultant} copy={copy} />
        </Section>
      )}
    </>
  );
}
