import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { ProcessList } from "./ProcessList.tsx";

const meta: Meta<typeof ProcessList> = {
  title: "Content/ProcessList 流程",
  component: ProcessList,
  args: {
    steps: TEXTS.zh.process.steps.map(([duration, title, text]) => ({ key: title, duration, title, text })),
  },
  render: (args) => (
    <Section space="tight">
      <ProcessList {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ProcessList> = {};
const list = (ground: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <ProcessList
      steps={TEXTS[locale].process.steps.map(([duration, title, text]) => ({
        key: title,
        duration,
        title,
        text,
      }))}
    />
  </Section>
);
export const English: LocalizedStory = localized(list("paper"), { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(list("paper"), {
  locale: "ja",
  viewport: { value: "w320" },
});
export const OnInk: LocalizedStory = localized(list("ink"));
