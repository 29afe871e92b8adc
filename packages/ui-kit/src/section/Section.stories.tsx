import type { Meta, StoryObj } from "@storybook/react-vite";
import { art } from "../internal/stories/art.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Picture } from "../picture/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { Section, type Ground } from "./Section.tsx";

const GROUNDS: readonly Ground[] = ["paper", "card", "ink", "hot", "violet", "mint"];

const meta: Meta<typeof Section> = {
  title: "Basics/Section 区块",
  component: Section,
  args: {
    ground: "ink",
    space: "section",
    children: <SectionHeading eyebrow="客户案例" title="结果，是最好的提案" spaced={false} />,
  },
  argTypes: { ground: { control: "select", options: ["paper", "card", "ink", "hot", "violet", "mint"] } },
};

export default meta;

export const Playground: StoryObj<typeof Section> = {};
export const Hot: StoryObj<typeof Section> = { args: { ground: "hot" } };
export const Violet: StoryObj<typeof Section> = { args: { ground: "violet" } };
export const Mint: StoryObj<typeof Section> = { args: { ground: "mint" } };
export const Tight: StoryObj<typeof Section> = { args: { space: "tight", ground: "card" } };
export const PageOfGrounds: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground, at) => (
      <Section key={ground} ground={ground}>
        <SectionHeading
          eyebrow={TEXTS[locale].services.eyebrow}
          title={TEXTS[locale].services.items[at % 5]?.[0] ?? ""}
          lead={TEXTS[locale].services.items[at % 5]?.[1]}
          spaced={false}
        />
      </Section>
    ))}
  </>
));
export const RunsToTheEdges: LocalizedStory = localized(() => (
  <Section bleed space="none">
    <Picture {...art({ width: 750, height: 420, seed: 12, ground: "ink" })} />
  </Section>
));
