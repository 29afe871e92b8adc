import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { CopyText } from "./CopyText.tsx";

const meta: Meta<typeof CopyText> = {
  title: "Feedback/CopyText 复制",
  component: CopyText,
  args: {
    text: "marketing@wesdom.example.com",
    label: "复制邮箱 marketing@wesdom.example.com",
    href: "mailto:marketing@wesdom.example.com",
  },
  render: (args) => (
    <Section space="tight">
      <CopyText {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof CopyText> = {};
export const Narrow: StoryObj<typeof CopyText> = {
  args: {
    text: "international-business-development@wesdom.example.com",
    label: "Copy international-business-development@wesdom.example.com",
    href: undefined,
  },
  globals: { viewport: { value: "w320" }, textScale: "2" },
};
