import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../checkbox/index.ts";
import { Field } from "../field/index.ts";
import { Input } from "../input/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Link } from "../link/index.ts";
import { Section } from "../section/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { Select } from "../select/index.ts";
import { SubmitButton } from "../submit-button/index.ts";
import { Textarea } from "../textarea/index.ts";
import { Form } from "./Form.tsx";
import { FormError } from "./FormError.tsx";
import { Honeypot } from "./Honeypot.tsx";

const LONG_NAME = "United Kingdom of Great Britain and Northern Ireland";
const AREAS: Readonly<Record<Locale, readonly string[]>> = {
  zh: ["广东省", "湖北省", "上海市", "東京都", LONG_NAME],
  en: ["Guangdong", "Hubei", "Shanghai", "Tokyo", LONG_NAME],
  ja: ["広東省", "湖北省", "上海市", "東京都", LONG_NAME],
};

interface SampleProps {
  readonly locale: Locale;
  readonly failed?: boolean;
  readonly busy?: boolean;
}

function Sample({ locale, failed = false, busy = false }: SampleProps) {
  const t = TEXTS[locale].form;
  const errors = failed
    ? { name: t.errorName, phone: t.errorPhone, area: t.errorArea, consent: t.errorConsent }
    : undefined;
  return (
    <Section space="tight">
      <SectionHeading eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <Form action="#" errors={errors} busy={busy} onSubmit={(event) => event.preventDefault()}>
        <FormError>{failed ? t.failed : undefined}</FormError>
        <Honeypot label={t.leave} />
        <Field name="name" label={t.name} hint={t.nameHint} required>
          <Input autoComplete="name" />
        </Field>
        <Field name="phone" label={t.phone} required>
          <Input type={locale === "zh" ? "tel" : "email"} defaultValue={failed ? "138" : undefined} />
        </Field>
        <Field name="area" label={t.area} required>
          <Select
            placeholder={t.areaNone}
            options={AREAS[locale].map((area) => ({ value: area, label: area }))}
          />
        </Field>
        <Field name="message" label={t.message} optionalLabel={t.optional}>
          <Textarea />
        </Field>
        <Checkbox name="consent" required>
          {t.consent}
          <Link href="/privacy">{t.policy}</Link>
        </Checkbox>
        <SubmitButton busyLabel={t.sending}>{t.send}</SubmitButton>
      </Form>
    </Section>
  );
}

const meta: Meta<typeof Form> = {
  title: "Forms/Form 表单",
  component: Form,
  args: {
    busy: false,
    errors: {},
    children: (
      <>
        <Field name="name" label="怎么称呼您" required>
          <Input />
        </Field>
        <SubmitButton busyLabel="正在提交">预约免费咨询</SubmitButton>
      </>
    ),
  },
  render: (args) => (
    <Section space="tight">
      <Form {...args} onSubmit={(event) => event.preventDefault()} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Form> = {};
export const Chinese: LocalizedStory = localized((locale) => <Sample locale={locale} />, { locale: "zh" });
export const English: LocalizedStory = localized((locale) => <Sample locale={locale} />, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized((locale) => <Sample locale={locale} />, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const WithErrors: LocalizedStory = localized((locale) => <Sample locale={locale} failed />);
export const Sending: LocalizedStory = localized((locale) => <Sample locale={locale} busy />);
