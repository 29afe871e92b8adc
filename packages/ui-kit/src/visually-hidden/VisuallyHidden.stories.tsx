import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Basics/VisuallyHidden 视觉隐藏",
  component: VisuallyHidden,
  args: { children: "只有屏幕阅读器会读到这句话。" },
  render: (args) => (
    <Section space="tight">
      <p>
        前后都有字，中间还有一句。
        <VisuallyHidden {...args} />
      </p>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof VisuallyHidden> = {};
