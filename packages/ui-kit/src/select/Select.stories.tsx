import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { Select } from "./Select.tsx";

const meta: Meta<typeof Select> = {
  title: "Forms/Select 选择",
  component: Select,
  args: {
    placeholder: "请选择省份",
    options: ["广东省", "湖北省", "上海市"].map((name) => ({ value: name, label: name })),
  },
  render: (args) => (
    <Section space="tight">
      <Field name="area" label="所在地区">
        <Select {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Select> = {};
export const Chosen: StoryObj<typeof Select> = { args: { defaultValue: "湖北省" } };
export const LongText: StoryObj<typeof Select> = {
  args: {
    defaultValue: "x",
    options: [{ value: "x", label: "インフルエンサーマーケティングおよびライブコマース統合支援サービス" }],
  },
  globals: { locale: "ja", viewport: { value: "w320" } },
};
/** Choices under headings, as the phone's own picker shows them. */
export const Grouped: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <Field name="area" label={FORM_TEXTS[locale].area} error={TEXTS[locale].form.errorArea} required>
      <Select
        placeholder={TEXTS[locale].form.areaNone}
        options={FORM_TEXTS[locale].areas.slice(0, 3).map(({ code, name }) => ({
          label: name,
          options: (FORM_TEXTS[locale].parts[code] ?? [{ code, name }]).map((part) => ({
            value: part.code,
            label: part.name,
          })),
        }))}
      />
    </Field>
  </Section>
));
export const Disabled: StoryObj<typeof Select> = { args: { disabled: true, defaultValue: "湖北省" } };

export const Do: StoryObj<typeof Select> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof Select> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    placeholder: "湖北省或上海市",
    options: ["湖北省", "上海市"].map((name) => ({ value: name, label: name })),
  },
};
