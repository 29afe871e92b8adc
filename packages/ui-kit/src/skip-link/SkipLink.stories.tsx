import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta: Meta<typeof SkipLink> = {
  title: "Navigation/SkipLink 跳到正文",
  component: SkipLink,
  args: { children: "跳到正文", target: "main" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <Section>按 Tab 键，第一个链接会出现。</Section>
      </main>
    </>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SkipLink> = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>(".el-skip-link")?.focus();
  },
};
