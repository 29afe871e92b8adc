import type { Meta, StoryObj } from "@storybook/react-vite";
import { art } from "../internal/stories/art.ts";
import { Section } from "../section/index.ts";
import { Picture } from "./Picture.tsx";

const sample = art({ width: 600, height: 450, seed: 5, ground: "violet" });

const meta: Meta<typeof Picture> = {
  title: "Content/Picture 图片",
  component: Picture,
  args: { ...sample, alt: "紫色底上的弧线" },
  render: (args) => (
    <Section space="tight">
      <Picture {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Picture> = {};
const NOTHING_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E";
export const ColourPreview: StoryObj<typeof Picture> = { args: { src: NOTHING_YET } };
export const BlurredPreview: StoryObj<typeof Picture> = {
  args: { src: NOTHING_YET, preview: art({ width: 24, height: 18, seed: 5, ground: "violet" }).src },
};
export const Missing: StoryObj<typeof Picture> = {
  args: { src: "data:image/png;base64,AAAA" },
};
export const Square: StoryObj<typeof Picture> = { args: { ratio: 1, position: "100% 50%" } };
