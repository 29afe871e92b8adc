import type { Meta, StoryObj } from "@storybook/react-vite";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { Carousel } from "./Carousel.tsx";

const meta: Meta<typeof Carousel> = {
  title: "Content/Carousel 轮播",
  component: Carousel,
  args: {
    labels: TEXTS.zh.carousel,
    autoplay: 4000,
    slides: (["hot", "violet", "ink"] as const).map((ground, at) => ({
      key: ground,
      content: (
        <Section ground={ground}>
          <p style={{ fontSize: 48, fontWeight: 700 }}>{at + 1}</p>
        </Section>
      ),
    })),
  },
};

export default meta;

export const Playground: StoryObj<typeof Carousel> = {};
