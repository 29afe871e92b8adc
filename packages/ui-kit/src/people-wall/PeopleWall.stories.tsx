import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { portrait } from "../internal/stories/people.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { PeopleWall } from "./PeopleWall.tsx";

const TEAM = Array.from({ length: 8 }, (_, at) => portrait(at, ""));

const meta: Meta<typeof PeopleWall> = {
  title: "Content/PeopleWall 人像墙",
  component: PeopleWall,
  args: { portraits: TEAM },
  render: (args) => (
    <Section space="none">
      <PeopleWall {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof PeopleWall> = {};
export const FewPeople: StoryObj<typeof PeopleWall> = { args: { portraits: TEAM.slice(0, 4) } };
const opening = (locale: Locale) => (
  <Section space="none">
    <PeopleWall portraits={TEAM} />
    <SectionHeading display level={1} title={TEXTS[locale].work.title} lead={CONTENT[locale].people.label} />
  </Section>
);
export const Opening: LocalizedStory = localized(opening);
export const OpeningEnglish: LocalizedStory = localized(opening, {
  locale: "en",
  viewport: { value: "w430" },
});
export const OpeningJapaneseNarrow: LocalizedStory = localized(opening, {
  locale: "ja",
  viewport: { value: "w320" },
});
