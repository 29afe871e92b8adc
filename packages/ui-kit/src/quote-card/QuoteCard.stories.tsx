import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { portrait } from "../internal/stories/people.tsx";
import { Rail } from "../rail/index.ts";
import { Section, type Ground } from "../section/index.ts";
import { QuoteCard } from "./QuoteCard.tsx";

const GROUNDS: readonly Ground[] = ["card", "ink", "hot", "violet", "mint"];
const sample = (locale: Locale, at: number) => {
  const { text = "", name = "", role } = CONTENT[locale].quotes[at] ?? {};
  return { text, name, position: role };
};

const meta: Meta<typeof QuoteCard> = {
  title: "Content/QuoteCard 客户评价",
  component: QuoteCard,
  args: { ...sample("zh", 0), portrait: portrait(0, ""), ground: "card" },
  argTypes: { ground: { control: "inline-radio", options: GROUNDS } },
  render: (args) => (
    <Section space="tight">
      <QuoteCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof QuoteCard> = {};
export const WithoutPortrait: StoryObj<typeof QuoteCard> = {
  args: { portrait: undefined, position: undefined },
};
export const EveryGround: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      {GROUNDS.map((ground, at) => (
        <QuoteCard key={ground} ground={ground} {...sample(locale, at % 2)} portrait={portrait(at, "")} />
      ))}
    </div>
  </Section>
));
export const LargeText: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <QuoteCard {...sample(locale, 1)} ground="ink" />
    </Section>
  ),
  { locale: "ja", viewport: { value: "w320" }, textScale: "2" },
);
export const InARail: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <Rail
      label={CONTENT[locale].quotes[0]?.name ?? ""}
      items={[0, 1].map((at) => ({
        key: String(at),
        content: <QuoteCard {...sample(locale, at)} ground={at === 0 ? "card" : "violet"} />,
      }))}
    />
  </Section>
));
