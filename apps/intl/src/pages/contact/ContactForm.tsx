import { useLeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { SuccessPanel } from "@wesdom/ui-kit/success-panel";
import type { ReactElement } from "react";
import { CONTACT_ANCHOR } from "../../forms/form-kinds.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Contact.module.css";
import { ContactFields } from "./ContactFields.tsx";
import type { ContactPageProps } from "./contact-page-props.ts";

/** The long form, and the moment that follows it. */
export function ContactForm({ kind, data, copy }: ContactPageProps): ReactElement {
  const { language, indexPath } = useLanguage();
  const texts = copy.appeal;
  const form = useLeadForm({ kind, language, texts });
  const { eyebrow, title, lead, submit } = copy[kind];
  return (
    <Section id={CONTACT_ANCHOR} labelledBy="form-title" space="tight" className={styles["open"]}>
      {form.state === "sent" ? (
        <SuccessPanel
          level={1}
          title={texts.successTitle}
          text={texts.successText}
          reference={{ label: texts.reference, value: form.reference ?? "" }}
          actions={
            <>
              <Button href={`${indexPath}/case`}>{copy.sent.cases}</Button>
              <Button variant="outline" {...form.again(CONTACT_ANCHOR)}>
                {texts.again}
              </Button>
            </>
          }
        />
      ) : (
        <>
          <SectionHeading id="form-title" level={1} eyebrow={eyebrow} title={title} lead={lead} />
          <ContactFields form={form} kind={kind} services={data.services} copy={copy} submit={submit} />
        </>
      )}
    </Section>
  );
}
