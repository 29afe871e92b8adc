import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { Logo } from "./Logo.tsx";

const meta: Meta<typeof Logo> = {
  title: "Basics/Logo 标志",
  component: Logo,
  args: { name: "维思敦", href: "/m/zh-cn" },
  render: (args) => (
    <Section space="tight">
      <Logo {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Logo> = {};
export const English: StoryObj<typeof Logo> = { args: { name: "Wesdom" }, globals: { locale: "en" } };
export const OnInk: StoryObj<typeof Logo> = {
  render: (args) => (
    <Section space="tight" ground="ink">
      <Logo {...args} />
    </Section>
  ),
};
