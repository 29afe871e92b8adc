import { LEAD_LIMITS } from "@wesdom/api-client";
import { useLeadForm, useSiteEnvironment, type LeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Field } from "@wesdom/ui-kit/field";
import { Form, FormError, Honeypot } from "@wesdom/ui-kit/form";
import { Input } from "@wesdom/ui-kit/input";
import { Link } from "@wesdom/ui-kit/link";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { SuccessPanel } from "@wesdom/ui-kit/success-panel";
import { Textarea } from "@wesdom/ui-kit/textarea";
import type { ReactElement } from "react";
import { zh } from "../messages/zh.ts";
import { APPEAL_ANCHOR } from "./appeal-anchor.ts";

const texts = zh.appeal;

/** The consultation form of the home page, and what follows it. */
export function AppealForm(): ReactElement {
  const form = useLeadForm({ kind: "appeal", language: "zh", texts });
  return (
    <Section id={APPEAL_ANCHOR} labelledBy="appeal-title">
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
          <AppealFields form={form} />
        </>
      )}
    </Section>
  );
}

function AppealFields({ form }: { readonly form: LeadForm }): ReactElement {
  const { settings } = useSiteEnvironment();
  const typed = (name: string) => String(form.values[name] ?? "");
  return (
    <Form
      {...form.formProps}
      errors={form.errors}
      busy={form.state === "sending"}
      action={`/m/zh-cn#${APPEAL_ANCHOR}`}
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
      <Field name="phone" label={texts.phone} hint={texts.hint} required>
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={LEAD_LIMITS.phone}
          placeholder={texts.phonePlaceholder}
          defaultValue={typed("phone")}
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
      <Checkbox name="consent" required defaultChecked={form.values["consent"] === "on"}>
        {texts.consentBefore}
        <Link href={settings.links.privacyPolicy} newTab>
          {texts.consentPolicy}
        </Link>
        {texts.consentAfter}
      </Checkbox>
      <SubmitButton busyLabel={texts.sending}>{texts.submit}</SubmitButton>
    </Form>
  );
}
