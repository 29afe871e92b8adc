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
const list = (locale: Locale, look?: "lines") => (
  <Section space="tight" ground={look && "ink"}>
    <ReasonList
      look={look}
      reasons={TEXTS[locale].reasons.items.map(([mark, title, text]) => ({ key: title, mark, title, text }))}
    />
  </Section>
);
export const English: LocalizedStory = localized((locale) => list(locale), { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized((locale) => list(locale), {
  locale: "ja",
  viewport: { value: "w320" },
});
export const Lines: LocalizedStory = localized((locale) => list(locale, "lines"));
export const LinesEnglish: LocalizedStory = localized((locale) => list(locale, "lines"), { locale: "en" });
export const LinesJapaneseNarrow: LocalizedStory = localized((locale) => list(locale, "lines"), {
  locale: "ja",
  viewport: { value: "w320" },
});
