import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { Input } from "../input/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { Section } from "../section/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const sample = (locale: Locale) => {
  const t = TEXTS[locale].form;
  const more = FORM_TEXTS[locale];
  const errors = { name: t.errorName, phone: t.errorPhone, budget: more.errorBudget };
  return (
    <Section space="tight">
      <Form action="#" errors={errors} onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary order={["name", "phone", "budget"]} />
        <Field name="name" label={t.name} required>
          <Input autoComplete="name" />
        </Field>
        <Field name="phone" label={t.phone} required>
          <Input type="tel" autoComplete="tel" defaultValue="138" />
        </Field>
        <RadioGroup name="budget" label={more.budget} options={more.budgetOptions} look="chip" required />
      </Form>
    </Section>
  );
};

const meta: Meta<typeof ErrorSummary> = {
  title: "Forms/ErrorSummary 错误汇总",
  component: ErrorSummary,
  render: () => sample("zh"),
};

export default meta;

export const Playground: StoryObj<typeof ErrorSummary> = {};
export const InForm: LocalizedStory = localized(sample);
export const InFormNarrow: LocalizedStory = localized(sample, {
  locale: "ja",
  viewport: { value: "w320" },
});
