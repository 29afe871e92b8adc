import { useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Picture } from "@wesdom/ui-kit/picture";
import { ProcessList } from "@wesdom/ui-kit/process-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { CONTACT_ANCHOR } from "../../forms/form-kinds.ts";
import styles from "./Contact.module.css";
import address from "./ContactAddress.module.css";
import minutes from "./ContactMinutes.module.css";
import type { ContactPageProps } from "./contact-page-props.ts";

/** A question goes to a person in passing, a talk has one across the table: a small portrait, or one to both edges. */
export function ContactOpening({ kind, data: { consultant }, copy }: ContactPageProps): ReactElement {
  const media = useMedia();
  const { title, lead, submit } = copy[kind];
  return (
    <Section split space="none" labelledBy="title" className={styles[kind]}>
      {consultant && (
        <div className={styles["who"]}>
          <Picture {...media(consultant.picture)} alt="" ratio={1} priority />
          <p>
            <b>{consultant.name}</b>
            <span>{consultant.role}</span>
          </p>
        </div>
      )}
      <SectionHeading
        id="title"
        level={1}
        display
        title={title}
        lead={lead}
        action={kind === "consultant" && <Button href={`#${CONTACT_ANCHOR}`}>{submit}</Button>}
        spaced={false}
      />
    </Section>
  );
}

/** Whom the lines of a talk are for, as on what is posted: the name, and a stamp of the house. */
export function ContactAddress({ data: { consultant }, copy }: ContactPageProps): ReactElement | null {
  if (!consultant) return null;
  return (
    <div className={address["address"]}>
      <SectionHeading id="address" title={copy.form.heading({ name: consultant.name })} spaced={false} />
      <div className={address["stamp"]} />
    </div>
  );
}

/** What happens after a question was sent, or in the half hour of a talk, along its minutes. */
export function ContactSteps({ kind, copy }: Omit<ContactPageProps, "data">): ReactElement {
  const { heading, steps } = copy[kind];
  const asked = kind === "contact";
  return (
    <Section
      split={asked ? "wide" : true}
      ground={asked ? "card" : "ink"}
      space="tight"
      labelledBy="steps"
      className={asked ? styles["contactSteps"] : minutes["minutes"]}
    >
      <SectionHeading id="steps" title={heading} />
      <ProcessList steps={steps.map((step) => ({ key: step.title, ...step }))} />
    </Section>
  );
}
