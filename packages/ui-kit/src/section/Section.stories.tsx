import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeading } from "../section-heading/index.ts";
import { Section } from "./Section.tsx";

const meta: Meta<typeof Section> = {
  title: "Basics/Section 区块",
  component: Section,
  args: {
    ground: "ink",
    space: "section",
    children: <SectionHeading eyebrow="客户案例" title="结果，是最好的提案" spaced={false} />,
  },
  argTypes: {
    ground: { control: "select", options: ["paper", "card", "ink", "hot", "violet", "mint"] },
    space: { control: "inline-radio", options: ["section", "tight", "none"] },
  },
};

export default meta;

export const Playground: StoryObj<typeof Section> = {};
export const Hot: StoryObj<typeof Section> = { args: { ground: "hot" } };
export const Violet: StoryObj<typeof Section> = { args: { ground: "violet" } };
export const Mint: StoryObj<typeof Section> = { args: { ground: "mint" } };
