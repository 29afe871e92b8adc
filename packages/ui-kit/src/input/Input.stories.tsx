import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { MailIcon, SearchIcon } from "../icon/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { Input } from "./Input.tsx";

const meta: Meta<typeof Input> = {
  title: "Forms/Input 输入框",
  component: Input,
  args: { placeholder: "例如：林女士" },
  render: (args) => (
    <Section space="tight">
      <Field name="answer" label="怎么称呼您">
        <Input {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Input> = {};
export const Filled: StoryObj<typeof Input> = {
  args: { defaultValue: "株式会社ウィズダム・インターナショナル・コミュニケーションズ 深圳支社" },
};
export const Disabled: StoryObj<typeof Input> = { args: { disabled: true, defaultValue: "林女士" } };
/** `leading` and `trailing`. */
export const WithSides: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      <Field name="phone" label={TEXTS[locale].form.phone} required>
        <Input type="tel" inputMode="tel" leading="+86" defaultValue="13800006688" />
      </Field>
      <Field name="email" label={TEXTS[locale].form.name} error={TEXTS[locale].form.errorName}>
        <Input type="email" leading={<MailIcon />} placeholder="hello@wesdom.example.com" />
      </Field>
      <Field name="keyword" label={FORM_TEXTS[locale].search}>
        <Input type="search" enterKeyHint="search" leading={<SearchIcon />} defaultValue="O2O" />
      </Field>
      <Field name="budget" label={FORM_TEXTS[locale].budget}>
        <Input inputMode="decimal" trailing="CNY" defaultValue="500,000" />
      </Field>
      <Field name="disabled" label={FORM_TEXTS[locale].company}>
        <Input leading={<SearchIcon />} disabled defaultValue="Wesdom" />
      </Field>
    </div>
  </Section>
));
export const WithSidesNarrow: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <Field name="phone" label={TEXTS[locale].form.phone} required>
        <Input type="tel" leading="+86" trailing="CNY" defaultValue="13800006688" />
      </Field>
    </Section>
  ),
  { viewport: { value: "w320" }, textScale: "2" },
);

export const Do: StoryObj<typeof Input> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { placeholder: "例如：林女士" },
};
export const Dont: StoryObj<typeof Input> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { placeholder: "请输入" },
};
