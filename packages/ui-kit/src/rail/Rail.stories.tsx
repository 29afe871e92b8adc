import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleCase } from "../internal/stories/parts.tsx";
import { samplePeople } from "../internal/stories/people.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { CoverRail } from "./CoverRail.tsx";
import { Rail } from "./Rail.tsx";

const meta: Meta<typeof Rail> = {
  title: "Content/Rail 横向滑轨",
  component: Rail,
  args: { label: CONTENT.zh.people.label, items: samplePeople("zh") },
  render: (args) => (
    <Section space="tight">
      <Rail {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Rail> = {};
export const EverythingFits: StoryObj<typeof Rail> = { args: { items: samplePeople("zh").slice(0, 1) } };
const team = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <SectionHeading title={CONTENT[locale].people.label} />
    <Rail label={CONTENT[locale].people.label} items={samplePeople(locale)} />
  </Section>
);
export const Team: LocalizedStory = localized(team());
export const TeamOnInk: LocalizedStory = localized(team("ink"), { locale: "en" });
export const TeamLargeText: LocalizedStory = localized(team(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
const covers = (locale: Locale) =>
  [0, 1, 2].map((at) => ({
    key: String(at),
    content: <SampleCase locale={locale} at={at} />,
  }));
export const Cases: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <Rail label={TEXTS[locale].work.eyebrow} items={covers(locale)} />
  </Section>
));
const rail = (locale: Locale) => (
  <Section space="tight">
    <CoverRail label={TEXTS[locale].work.eyebrow} items={covers(locale)} />
  </Section>
);
export const Covers: LocalizedStory = localized(rail);
export const CoversEnglish: LocalizedStory = localized(rail, { locale: "en", viewport: { value: "w430" } });
export const CoversJapaneseNarrow: LocalizedStory = localized(rail, {
  locale: "ja",
  viewport: { value: "w320" },
});
