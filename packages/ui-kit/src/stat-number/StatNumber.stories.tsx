import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { StatGrid } from "./StatGrid.tsx";
import { StatNumber, type StatNumberProps } from "./StatNumber.tsx";

const meta: Meta<typeof StatNumber> = {
  title: "Content/StatNumber 数字",
  component: StatNumber,
  args: { value: "3,000", suffix: "+", label: "合作品牌", countUp: true },
  render: (args) => (
    <Section space="tight">
      <StatNumber {...args} />
    </Section>
  ),
};

export default meta;

const MAGNITUDES: Readonly<Record<Locale, StatNumberProps>> = {
  zh: { value: "40.6", magnitude: "万", suffix: "人", label: "加购人数" },
  en: { value: "12", magnitude: "years", label: "in Chinese social media" },
  ja: { value: "42", magnitude: "万", suffix: "人", label: "ゼロからのフォロワー" },
};

/** A word stands beside its number, a sign is raised. */
const unit = (text: string): Pick<StatNumberProps, "magnitude" | "suffix"> =>
  /\p{L}/u.test(text) ? { magnitude: text } : { suffix: text };

export const Playground: StoryObj<typeof StatNumber> = {};
const grid = (locale: Locale) => (
  <Section space="tight">
    <StatGrid>
      {TEXTS[locale].figures.items.map(([value, suffix, label]) => (
        <StatNumber key={label} value={value} {...unit(suffix)} label={label} />
      ))}
    </StatGrid>
  </Section>
);
export const Grid: LocalizedStory = localized(grid);
export const GridNarrowLargeText: LocalizedStory = localized(grid, {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});
const led = (locale: Locale) => (
  <Section space="tight">
    <StatGrid lead>
      {TEXTS[locale].figures.items.map(([value, suffix, label]) => (
        <StatNumber key={label} value={value} {...unit(suffix)} label={label} />
      ))}
    </StatGrid>
  </Section>
);
export const Led: LocalizedStory = localized(led);
export const LedEnglish: LocalizedStory = localized(led, { locale: "en", viewport: { value: "w430" } });
export const LedJapaneseNarrow: LocalizedStory = localized(led, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const OnInk: LocalizedStory = localized((locale) => (
  <Section ground="ink" space="tight">
    <StatGrid>
      {TEXTS[locale].figures.items.map(([value, suffix, label]) => (
        <StatNumber key={label} value={value} {...unit(suffix)} label={label} />
      ))}
    </StatGrid>
  </Section>
));
export const Magnitude: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <StatNumber {...MAGNITUDES[locale]} />
  </Section>
));

export const Do: StoryObj<typeof StatNumber> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof StatNumber> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { value: "3000000000", suffix: "", label: "曝光" },
};
