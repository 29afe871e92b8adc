import { ConsentBox } from "@wesdom/page-sections/appeal";
import { LEAD_LIMITS } from "@wesdom/api-client";
import { useAddressQuery, type LeadForm } from "@wesdom/site-runtime/react";
import { CheckboxGroup } from "@wesdom/ui-kit/checkbox-group";
import { Field } from "@wesdom/ui-kit/field";
import { Form, FormError, Honeypot } from "@wesdom/ui-kit/form";
import { Input } from "@wesdom/ui-kit/input";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { Textarea } from "@wesdom/ui-kit/textarea";
import type { ComponentProps, ReactElement } from "react";
import { sourceTypeOf } from "../../forms/sourceTypeOf.ts";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./ContactFields.module.css";
import type { ContactKind } from "./contact-page-props.ts";
import type { ContactPageData } from "./load-contact-page.ts";
import { MoreFields } from "./MoreFields.tsx";

/** Props of {@link ContactFields}. */
interface ContactFieldsProps extends Pick<ContactPageData, "services"> {
  readonly form: LeadForm;
  readonly kind: ContactKind;
  readonly copy: Copy["contact"];
  readonly submit: string;
}

/** A field of one line, by the name under which it is sent. */
interface Line extends Pick<ComponentProps<typeof Input>, "type" | "inputMode" | "autoComplete"> {
  readonly name: "name" | "email" | "company" | "country" | "phone" | "messenger";
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** The fields of the long form. It posts to its own address, which says where the visitor came from. */
export function ContactFields({ form, kind, services, copy, submit }: ContactFieldsProps): ReactElement {
  const { policy } = useLanguage();
  const texts = copy.appeal;
  const sourceType = sourceTypeOf(useAddressQuery());
  const typed = (name: string) => String(form.values[name] ?? "");
  const chosen = form.values["services"];
  const asked = kind === "contact";
  const line = ({ name, label, hint, required = false, ...input }: Line): ReactElement => (
    <Field key={name} name={name} label={label} hint={hint} required={required}>
      <Input {...input} maxLength={LEAD_LIMITS[name]} defaultValue={typed(name)} />
    </Field>
  );
  const message = (
    <Field name="needs" label={asked ? copy.form.needs : copy.form.needsOptional} required={asked}>
      <Textarea
        rows={3}
        maxLength={LEAD_LIMITS.needs}
        placeholder={copy.form.needsPlaceholder}
        defaultValue={typed("needs")}
      />
    </Field>
  );
  return (
    <Form {...form.formProps} errors={form.errors} busy={form.state !== "editing"} className={styles["form"]}>
      <FormError>{form.errors[""]}</FormError>
      {sourceType !== "" && <input type="hidden" name="sourceType" value={sourceType} />}
      {asked && message}
      {requiredLines(copy).map(line)}
      {!asked && message}
      <MoreFields form={form} label={copy.form.more}>
        {optionalLines(copy).map(line)}
        <CheckboxGroup
          name="services"
          label={copy.form.services}
          options={services.map(({ code, title }) => ({ value: code, label: title }))}
          defaultValue={Array.isArray(chosen) ? (chosen as readonly string[]) : []}
        />
      </MoreFields>
      <Honeypot label={texts.leaveEmpty} />
      <ConsentBox form={form} texts={texts} policy={policy} />
      <SubmitButton busyLabel={form.state === "sending" ? texts.sending : ""}>{submit}</SubmitButton>
    </Form>
  );
}

function requiredLines({ appeal: texts }: Copy["contact"]): readonly Line[] {
  return [
    {
      name: "name",
      label: texts.name,
      placeholder: texts.namePlaceholder,
      autoComplete: "name",
      required: true,
    },
    {
      name: "email",
      label: texts.email,
      placeholder: texts.emailPlaceholder,
      hint: texts.hint,
      type: "email",
      inputMode: "email",
      autoComplete: "email",
      required: true,
    },
  ];
}

function optionalLines({ form: own }: Copy["contact"]): readonly Line[] {
  return [
    {
      name: "company",
      label: own.company,
      placeholder: own.companyPlaceholder,
      autoComplete: "organization",
    },
    {
      name: "country",
      label: own.country,
      placeholder: own.countryPlaceholder,
      autoComplete: "country-name",
    },
    {
      name: "phone",
      label: own.phone,
      placeholder: own.phonePlaceholder,
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel",
    },
    {
      name: "messenger",
      label: own.messenger,
      placeholder: own.messengerPlaceholder,
      autoComplete: "off",
    },
  ];
}
