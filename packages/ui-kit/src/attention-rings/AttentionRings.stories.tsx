import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer, FooterLegal } from "../footer/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleLanguages } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { AttentionRings } from "./AttentionRings.tsx";

const SECOND = 1000;
const SHORT = [{ stays: [2 * SECOND, SECOND] }];
const LONG = [
  { stays: [9, 4, 6, 14, 3, 2].map((s) => s * SECOND) },
  { stays: [5, 8, 2].map((s) => s * SECOND) },
  { isCase: true, stays: [16, 31, 7].map((s) => s * SECOND) },
  { isCase: true, stays: [4, 9].map((s) => s * SECOND) },
  { isCase: true, stays: [6, 8].map((s) => s * SECOND) },
];

const { title, note, long } = TEXTS.zh.attention;

const meta: Meta<typeof AttentionRings> = {
  title: "Content/AttentionRings 注意力之环",
  component: AttentionRings,
  args: { title, figure: long, note, pages: LONG },
  render: (args) => (
    <Footer>
      <AttentionRings {...args} />
      <FooterLegal copyright={TEXTS.zh.footer.copyright} />
    </Footer>
  ),
};

export default meta;

const inFooter = (visit: "short" | "long") => (locale: Locale) => {
  const texts = TEXTS[locale].attention;
  return (
    <Footer>
      <AttentionRings
        title={texts.title}
        figure={texts[visit]}
        note={texts.note}
        pages={visit === "short" ? SHORT : LONG}
      />
      <FooterLegal copyright={TEXTS[locale].footer.copyright}>
        <SampleLanguages locale={locale} />
      </FooterLegal>
    </Footer>
  );
};

export const Playground: StoryObj<typeof AttentionRings> = {};
export const LongVisit: LocalizedStory = localized(inFooter("long"), { locale: "zh" });
export const LongVisitEnglish: LocalizedStory = localized(inFooter("long"), {
  locale: "en",
  viewport: { value: "w430" },
});
export const LongVisitJapaneseNarrow: LocalizedStory = localized(inFooter("long"), {
  locale: "ja",
  viewport: { value: "w320" },
});
export const ShortVisit: LocalizedStory = localized(inFooter("short"), { locale: "zh" });
export const ShortVisitEnglish: LocalizedStory = localized(inFooter("short"), { locale: "en" });
