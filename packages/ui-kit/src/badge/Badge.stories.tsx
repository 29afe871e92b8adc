import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatIcon } from "../icon/index.ts";
import { Section } from "../section/index.ts";
import { Badge } from "./Badge.tsx";

const meta: Meta<typeof Badge> = {
  title: "Feedback/Badge 徽标",
  component: Badge,
  args: { content: 8, max: 99, label: "8 条未读", children: <ChatIcon size="32px" /> },
  render: (args) => (
    <Section space="tight">
      <Badge {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Badge> = {};
export const Capped: StoryObj<typeof Badge> = { args: { content: 120, label: "120 条未读" } };
export const Dot: StoryObj<typeof Badge> = { args: { content: undefined, label: "有新消息" } };
export const Alone: StoryObj<typeof Badge> = {
  args: { content: "新", label: undefined, children: undefined },
};
export const Zero: StoryObj<typeof Badge> = { args: { content: 0, label: "没有未读" } };
export const OnInk: StoryObj<typeof Badge> = {
  render: (args) => (
    <Section ground="ink" space="tight">
      <Badge {...args} />
    </Section>
  ),
};

export const Do: StoryObj<typeof Badge> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { content: 8, label: "8 条未读" },
};
export const Dont: StoryObj<typeof Badge> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { content: "有新消息", label: "有新消息" },
};
