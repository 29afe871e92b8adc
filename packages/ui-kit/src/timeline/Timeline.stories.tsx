import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const items = (locale: Locale): readonly TimelineItem[] =>
  CONTENT[locale].timeline.map(([date, title, text]) => ({ key: date, date, iso: date, title, text }));

const meta: Meta<typeof Timeline> = {
  title: "Content/Timeline 时间线",
  component: Timeline,
  args: { items: items("zh"), level: 3 },
  render: (args) => (
    <Section space="tight">
      <Timeline {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Timeline> = {};
const line = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <Timeline items={items(locale)} />
  </Section>
);
export const OnInk: LocalizedStory = localized(line("ink"), { locale: "en" });
export const OnViolet: LocalizedStory = localized(line("violet"), { locale: "ja" });
export const LargeText: LocalizedStory = localized(line(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const Folded: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <Timeline
      items={items(locale).flatMap((item) => [item, { ...item, key: `${item.key}-later` }])}
      more={CONTENT[locale].more}
    />
  </Section>
));
