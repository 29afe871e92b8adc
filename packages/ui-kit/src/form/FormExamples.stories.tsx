import type { Meta } from "@storybook/react-vite";
import { AreaPicker } from "../area-picker/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { CodeInput } from "../code-input/index.ts";
import { CompanyAutocomplete } from "../company-autocomplete/index.ts";
import { ErrorSummary } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Input } from "../input/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Link } from "../link/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { Section } from "../section/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { SendCode } from "../send-code/index.ts";
import { StepIndicator } from "../step-indicator/index.ts";
import { SubmitButton } from "../submit-button/index.ts";
import { Textarea } from "../textarea/index.ts";
import { Form } from "./Form.tsx";

const meta: Meta<typeof Form> = { title: "Forms/Form examples 表单示例", component: Form };

export default meta;

interface SampleProps {
  readonly locale: Locale;
  readonly failed?: boolean;
}

/** A booking of several steps. */
function Booking({ locale, failed = false }: SampleProps) {
  const t = TEXTS[locale].form;
  const more = FORM_TEXTS[locale];
  const errors = failed
    ? { name: t.errorName, areaCode: t.errorArea, services: more.errorServices, consent: t.errorConsent }
    : undefined;
  return (
    <Section space="tight">
      <Form action="#" errors={errors} onSubmit={(event) => event.preventDefault()}>
        <StepIndicator steps={more.steps} current="brand" onSelect={() => {}} />
        <ErrorSummary order={["name", "areaCode", "services", "consent"]} />
        <Field name="name" label={t.name} hint={t.nameHint} required>
          <Input autoComplete="name" />
        </Field>
        <Field name="company" label={more.company} hint={more.companyHint}>
          <CompanyAutocomplete suggest={async () => more.companies} />
        </Field>
        <Field name="areaCode" label={more.area} required>
          <AreaPicker load={async () => more.areas} provinces={more.areas} />
        </Field>
        <CheckboxGroup
          name="services"
          label={more.services}
          hint={more.servicesHint}
          options={more.serviceOptions}
          defaultValue={failed ? [] : ["kol"]}
          required
        />
        <RadioGroup
          name="plan"
          label={more.plan}
          options={more.planOptions}
          look="card"
          defaultValue="call"
        />
        <RadioGroup name="budget" label={more.budget} options={more.budgetOptions} look="chip" />
        <Field name="wish" label={more.wish} optionalLabel={t.optional}>
          <Textarea maxLength={200} placeholder={more.wishPlaceholder} />
        </Field>
        <Checkbox name="consent" required>
          {t.consent}
          <Link href="/privacy">{t.policy}</Link>
        </Checkbox>
        <SubmitButton busyLabel={t.sending}>{more.next}</SubmitButton>
      </Form>
    </Section>
  );
}

/** Signing in by a code. */
function SignIn({ locale }: SampleProps) {
  const t = TEXTS[locale].form;
  const more = FORM_TEXTS[locale];
  return (
    <Section space="tight">
      <SectionHeading title={t.title} lead={t.lead} />
      <Form action="#" onSubmit={(event) => event.preventDefault()}>
        <Field name="phone" label={t.phone} required>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            leading="+86"
            defaultValue="13800006688"
          />
        </Field>
        <Field name="code" label={more.code} hint={more.codeHint} required>
          <CodeInput defaultValue="125" />
          <SendCode onSend={() => true} />
        </Field>
        <SubmitButton busyLabel={t.sending}>{more.next}</SubmitButton>
      </Form>
    </Section>
  );
}

export const BookingChinese: LocalizedStory = localized((locale) => <Booking locale={locale} />, {
  locale: "zh",
});
export const BookingEnglishNarrow: LocalizedStory = localized((locale) => <Booking locale={locale} />, {
  locale: "en",
  viewport: { value: "w320" },
});
export const BookingWithErrors: LocalizedStory = localized((locale) => <Booking locale={locale} failed />);
export const BookingLargeText: LocalizedStory = localized((locale) => <Booking locale={locale} failed />, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const SignInByCode: LocalizedStory = localized((locale) => <SignIn locale={locale} />);
