import type { Meta, StoryObj } from "@storybook/react-vite";
import { Choice, ChoiceList } from "../choice/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { FieldGroup } from "./FieldGroup.tsx";

const meta: Meta<typeof FieldGroup> = {
  title: "Forms/FieldGroup 字段组",
  component: FieldGroup,
  args: {
    name: "plan",
    label: FORM_TEXTS.zh.plan,
    hint: FORM_TEXTS.zh.servicesHint,
    children: (
      <ChoiceList look="list">
        <Choice type="checkbox" name="plan" value="call">
          {FORM_TEXTS.zh.planOptions[0]?.label}
        </Choice>
      </ChoiceList>
    ),
  },
  render: (args) => (
    <Section space="tight">
      <FieldGroup {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof FieldGroup> = {};
export const OptionalWithError: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <FieldGroup
      name="time"
      label={FORM_TEXTS[locale].time}
      optionalLabel={TEXTS[locale].form.optional}
      error={FORM_TEXTS[locale].errorBudget}
    >
      <ChoiceList look="chip">
        {FORM_TEXTS[locale].timeOptions.map(({ value, label, disabled }) => (
          <Choice key={value} type="checkbox" look="chip" name="time" value={value} disabled={disabled}>
            {label}
          </Choice>
        ))}
      </ChoiceList>
    </FieldGroup>
  </Section>
));
