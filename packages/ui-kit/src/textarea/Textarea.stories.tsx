import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { Textarea } from "./Textarea.tsx";

const meta: Meta<typeof Textarea> = {
  title: "Forms/Textarea 多行输入",
  component: Textarea,
  args: { placeholder: "说说预算、时间和品类" },
  render: (args) => (
    <Section space="tight">
      <Field name="answer" label="怎么称呼您">
        <Textarea {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Textarea> = {};
export const Filled: StoryObj<typeof Textarea> = {
  args: { defaultValue: "株式会社ウィズダム・インターナショナル・コミュニケーションズ 深圳支社" },
};
export const Disabled: StoryObj<typeof Textarea> = { args: { disabled: true, defaultValue: "林女士" } };

const wish = (locale: Locale) => (
  <Section space="tight">
    <div className="el-stack">
      <Field name="wish" label={FORM_TEXTS[locale].wish}>
        <Textarea maxLength={200} placeholder={FORM_TEXTS[locale].wishPlaceholder} rows={3} />
      </Field>
      <Field name="wish2" label={FORM_TEXTS[locale].wish}>
        <Textarea maxLength={200} defaultValue={FORM_TEXTS[locale].wishText} rows={3} />
      </Field>
      <Field name="wish3" label={FORM_TEXTS[locale].wish} error={FORM_TEXTS[locale].errorServices}>
        <Textarea defaultValue="维思敦维思敦维思敦维" rows={3} />
      </Field>
    </div>
  </Section>
);

/** Grows with the text. */
export const Wish: LocalizedStory = localized(wish);
export const WishNarrow: LocalizedStory = localized(wish, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
