import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { AreaPicker, type AreaPickerProps } from "./AreaPicker.tsx";
import type { LoadAreas } from "./useAreas.ts";

const load: Record<Locale, LoadAreas> = {
  zh: async (parent) => (parent === undefined ? FORM_TEXTS.zh.areas : (FORM_TEXTS.zh.parts[parent] ?? [])),
  en: async (parent) => (parent === undefined ? FORM_TEXTS.en.areas : (FORM_TEXTS.en.parts[parent] ?? [])),
  ja: async (parent) => (parent === undefined ? FORM_TEXTS.ja.areas : (FORM_TEXTS.ja.parts[parent] ?? [])),
};
const broken: LoadAreas = async () => {
  throw new Error("No network.");
};
const never: LoadAreas = async () => new Promise(() => {});

const meta: Meta<typeof AreaPicker> = {
  title: "Forms/AreaPicker 地区选择",
  component: AreaPicker,
  args: { load: load.zh, provinces: FORM_TEXTS.zh.areas },
  render: (args) => (
    <Section space="tight">
      <Field name="areaCode" label={FORM_TEXTS.zh.area} required>
        <AreaPicker {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

const sample = (locale: Locale, props: Partial<AreaPickerProps> = {}, error?: string) => (
  <Section space="tight">
    <Field name="areaCode" label={FORM_TEXTS[locale].area} error={error} required>
      <AreaPicker load={load[locale]} {...props} />
    </Field>
  </Section>
);
const press = ({ canvasElement }: { canvasElement: HTMLElement }): void =>
  canvasElement.querySelector<HTMLElement>(".el-area-picker__button")?.click();
const opened = (story: LocalizedStory): LocalizedStory & { play: typeof press } => ({
  ...story,
  play: press,
});
const pathOf = (locale: Locale) => {
  const { areas, parts } = FORM_TEXTS[locale];
  return [
    ...areas.filter(({ code }) => code === "440000"),
    ...(parts["440000"] ?? []).filter(({ code }) => code === "440300"),
    ...(parts["440300"] ?? []).filter(({ code }) => code === "440305"),
  ];
};

export const Playground: StoryObj<typeof AreaPicker> = {};
export const Chosen: LocalizedStory = localized((locale) => sample(locale, { defaultValue: pathOf(locale) }));
export const WithError: LocalizedStory = localized((locale) =>
  sample(locale, {}, TEXTS[locale].form.errorArea),
);
export const Provinces: LocalizedStory = opened(localized((locale) => sample(locale)));
export const Districts: LocalizedStory = opened(
  localized((locale) => sample(locale, { defaultValue: pathOf(locale) })),
);
export const DistrictsNarrow: LocalizedStory = opened(
  localized((locale) => sample(locale, { defaultValue: pathOf(locale) }), {
    locale: "en",
    viewport: { value: "w320" },
    textScale: "2",
  }),
);
export const Loading: LocalizedStory = opened(localized((locale) => sample(locale, { load: never })));
export const Failed: LocalizedStory = opened(localized((locale) => sample(locale, { load: broken })));
