import { LEAD_LIMITS } from "@wesdom/api-client";
import type { HotlineText, LanguageKey } from "@wesdom/site-runtime";
import { useLeadForm, type LeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Field } from "@wesdom/ui-kit/field";
import { Form, FormError, Honeypot } from "@wesdom/ui-kit/form";
import { Input } from "@wesdom/ui-kit/input";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { SuccessPanel } from "@wesdom/ui-kit/success-panel";
import { Textarea } from "@wesdom/ui-kit/textarea";
import type { ReactElement } from "react";
import { APPEAL_ANCHOR } from "./appeal-anchor.ts";
import type { SectionTexts } from "../texts.ts";
import styles from "./Appeal.module.css";
import { ConsentBox, type ConsentTexts } from "./ConsentBox.tsx";

/** How browsers name what the visitor is reached by: keyboard and completion. */
const INPUT = { phone: "tel", email: "email" } as const;

/** Copy of the consultation form, but for the field by which the visitor is reached. */
export interface AppealTexts extends SectionTexts, ConsentTexts {
  readonly lead: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly company: string;
  readonly companyPlaceholder: string;
  readonly needs: string;
  readonly needsPlaceholder: string;
  readonly submit: string;
  readonly sending: string;
  readonly successTitle: string;
  readonly successText: string;
  /** Before the reference number of what was sent. */
  readonly reference: string;
  readonly again: string;
  /** Above a form with wrong fields. */
  readonly summary: string;
  readonly offline: string;
  readonly failed: HotlineText;
  /** Under the field by which the visitor is reached. */
  readonly hint: string;
  /** Of the field that only machines fill in. */
  readonly leaveEmpty: string;
}

interface AppealFormProps {
  readonly language: LanguageKey;
  readonly texts: AppealTexts;
  /** Address of the privacy policy. */
  readonly policy: string;
  /** The field by which the visitor is reached. */
  readonly contact: {
    readonly name: keyof typeof INPUT;
    readonly label: string;
    readonly placeholder: string;
  };
}

/** The consultation form of the home page, and what follows it. */
export function AppealForm(props: AppealFormProps): ReactElement {
  const { language, texts } = props;
  const form = useLeadForm({ kind: "appeal", language, texts });
  return (
    <Section
      split={form.state !== "sent" && "wide"}
      id={APPEAL_ANCHOR}
      labelledBy="appeal-title"
      className={styles["letter"]}
    >
      {form.state === "sent" ? (
        <SuccessPanel
          title={texts.successTitle}
          text={texts.successText}
          reference={{ label: texts.reference, value: form.reference ?? "" }}
          actions={
            <Button variant="outline" {...form.again(APPEAL_ANCHOR)}>
              {texts.again}
            </Button>
          }
        />
      ) : (
        <>
          <SectionHeading id="appeal-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
          <AppealFields {...props} form={form} />
        </>
      )}
    </Section>
  );
}

function AppealFields({
  form,
  texts,
  policy,
  contact,
}: AppealFormProps & { readonly form: LeadForm }): ReactElement {
  const typed = (name: string) => String(form.values[name] ?? "");
  return (
    <Form
      {...form.formProps}
      errors={form.errors}
      busy={form.state !== "editing"}
      className={styles["fields"]}
      // To the page's own address: its query names the channel that led here.
      action={`#${APPEAL_ANCHOR}`}
    >
      <FormError>{form.errors[""]}</FormError>
      <Field name="name" label={texts.name} required>
        <Input
          autoComplete="name"
          maxLength={LEAD_LIMITS.name}
          placeholder={texts.namePlaceholder}
          defaultValue={typed("name")}
        />
      </Field>
      <Field name={contact.name} label={contact.label} hint={texts.hint} required>
        <Input
          type={INPUT[contact.name]}
          inputMode={INPUT[contact.name]}
          autoComplete={INPUT[contact.name]}
          maxLength={LEAD_LIMITS[contact.name]}
          placeholder={contact.placeholder}
          defaultValue={typed(contact.name)}
        />
      </Field>
      <Field name="company" label={texts.company}>
        <Input
          autoComplete="organization"
          maxLength={LEAD_LIMITS.company}
          placeholder={texts.companyPlaceholder}
          defaultValue={typed("company")}
        />
      </Field>
      <Field name="needs" label={texts.needs}>
        <Textarea
          rows={3}
          maxLength={LEAD_LIMITS.needs}
          placeholder={texts.needsPlaceholder}
          defaultValue={typed("needs")}
        />
      </Field>
      <Honeypot label={texts.leaveEmpty} />
      <ConsentBox form={form} texts={texts} policy={policy} />
      <SubmitButton busyLabel={form.state === "sending" ? texts.sending : ""}>{texts.submit}</SubmitButton>
    </Form>
  );
}
