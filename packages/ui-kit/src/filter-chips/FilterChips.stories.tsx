import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleCase } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { FilterChips, type FilterChip, type FilterChipsProps } from "./FilterChips.tsx";

const chips = (locale: Locale, current: number): readonly FilterChip[] =>
  CONTENT[locale].platforms.items.map(([label, count], at) => ({
    key: label,
    label,
    count,
    href: `?platform=${at}`,
    current: at === current,
  }));
const industries = (locale: Locale): readonly FilterChip[] =>
  TEXTS[locale].work.items.map(({ meta: [, industry = ""] }, at) => ({
    key: industry,
    label: industry,
    href: `?industry=${at}`,
    current: at === 1,
  }));

const meta: Meta<typeof FilterChips> = {
  title: "Navigation/FilterChips 筛选",
  component: FilterChips,
  args: { label: CONTENT.zh.platforms.label, items: chips("zh", 0), labelled: true, wrap: false },
  render: (args) => (
    <Section space="tight">
      <FilterChips {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof FilterChips> = {};
const row =
  (current: number, props: Partial<FilterChipsProps> = {}, ground?: Ground) =>
  (locale: Locale) => (
    <Section space="tight" ground={ground}>
      <FilterChips label={CONTENT[locale].platforms.label} items={chips(locale, current)} {...props} />
    </Section>
  );
export const LastIsCurrent: LocalizedStory = localized(row(5));
export const Wrapping: LocalizedStory = localized(row(2, { wrap: true, labelled: true }));
export const OnInk: LocalizedStory = localized(row(1, {}, "ink"));
export const OnHot: LocalizedStory = localized(row(1, {}, "hot"));
export const LongNarrowLargeText: LocalizedStory = localized(row(1, { wrap: true }), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const TwoFiltersAboveCases: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      <div>
        <FilterChips labelled label={CONTENT[locale].platforms.label} items={chips(locale, 1)} />
        <FilterChips label={TEXTS[locale].work.eyebrow} items={industries(locale)} />
      </div>
      <SampleCase locale={locale} at={0} />
    </div>
  </Section>
));

const chipsOf = (...labels: string[]) =>
  labels.map((label, at) => ({ key: label, label, href: `/case?platform=${at}`, current: at === 0 }));
export const Do: StoryObj<typeof FilterChips> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: chipsOf("小红书", "抖音", "直播") },
};
export const Dont: StoryObj<typeof FilterChips> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: chipsOf("在小红书上做的案例", "在抖音上做的案例", "用直播卖货的案例") },
};
