import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { ReasonList } from "./ReasonList.tsx";

const meta: Meta<typeof ReasonList> = {
  title: "Content/ReasonList 理由",
  component: ReasonList,
  args: { reasons: TEXTS.zh.reasons.items.map(([mark, title, text]) => ({ key: title, mark, title, text })) },
  render: (args) => (
    <Section space="tight">
      <ReasonList {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ReasonList> = {};
const list = (locale: Locale) => (
  <Section space="tight" ground="ink">
    <ReasonList
      reasons={TEXTS[locale].reasons.items.map(([mark, title, text]) => ({ key: title, mark, title, text }))}
    />
  </Section>
);
export const English: LocalizedStory = localized(list, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(list, { locale: "ja", viewport: { value: "w320" } });
const habits = (locale: Locale) => (
  <Section space="tight" ground="ink">
    <ReasonList
      display
      reasons={TEXTS[locale].reasons.items.map(([, title, text]) => ({ key: title, title, text }))}
    />
  </Section>
);
export const Display: LocalizedStory = localized(habits);
export const DisplayEnglish: LocalizedStory = localized(habits, { locale: "en" });
export const DisplayJapaneseNarrow: LocalizedStory = localized(habits, {
  locale: "ja",
  viewport: { value: "w320" },
});
