import type { Meta, StoryObj } from "@storybook/react-vite";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";

const meta: Meta<typeof CheckboxGroup> = {
  title: "Forms/CheckboxGroup 多选",
  component: CheckboxGroup,
  args: {
    name: "services",
    label: FORM_TEXTS.zh.services,
    hint: FORM_TEXTS.zh.servicesHint,
    options: FORM_TEXTS.zh.serviceOptions,
    look: "chip",
    defaultValue: ["kol", "media"],
  },
  argTypes: { look: { control: "inline-radio", options: ["chip", "list", "card"] } },
  render: (args) => (
    <Section space="tight">
      <CheckboxGroup {...args} />
    </Section>
  ),
};

export default meta;

const services = (locale: Locale, props: Partial<CheckboxGroupProps> = {}) => (
  <Section space="tight">
    <CheckboxGroup
      name="services"
      label={FORM_TEXTS[locale].services}
      hint={FORM_TEXTS[locale].servicesHint}
      options={FORM_TEXTS[locale].serviceOptions}
      defaultValue={["kol", "all", "account"]}
      {...props}
    />
  </Section>
);
const GROUNDS: readonly Ground[] = ["ink", "hot", "violet", "mint"];

export const Playground: StoryObj<typeof CheckboxGroup> = {};
export const Chips: LocalizedStory = localized((locale) => services(locale));
export const ChipsNarrow: LocalizedStory = localized((locale) => services(locale), {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "1.3",
});
export const Lines: LocalizedStory = localized((locale) => services(locale, { look: "list" }));
export const Cards: LocalizedStory = localized((locale) =>
  services(locale, {
    look: "card",
    options: FORM_TEXTS[locale].planOptions,
    label: FORM_TEXTS[locale].plan,
    defaultValue: ["video"],
  }),
);
export const WithError: LocalizedStory = localized((locale) =>
  services(locale, { defaultValue: [], error: FORM_TEXTS[locale].errorServices }),
);
export const EveryGround: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <CheckboxGroup
          name={ground}
          label={FORM_TEXTS[locale].services}
          options={FORM_TEXTS[locale].serviceOptions.slice(0, 4)}
          defaultValue={["kol", "live"]}
        />
        <CheckboxGroup
          name={`${ground}-list`}
          label={FORM_TEXTS[locale].services}
          options={FORM_TEXTS[locale].serviceOptions.slice(0, 2)}
          look="list"
          defaultValue={["kol"]}
        />
      </Section>
    ))}
  </>
));
