import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { Link } from "./Link.tsx";

const meta: Meta<typeof Link> = {
  title: "Basics/Link 链接",
  component: Link,
  args: { href: "/m/zh-cn/case", children: "看看客户案例", look: "inline", newTab: false },
  render: (args) => (
    <Section space="tight">
      <p>
        想知道我们怎么做的，
        <Link {...args} />。
      </p>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Link> = {};
export const External: StoryObj<typeof Link> = {
  args: { href: "https://jobs.example.com", newTab: true, children: "加入我们" },
};
export const Quiet: StoryObj<typeof Link> = { args: { look: "quiet" } };

const inText = (words: string) => () => (
  <Section space="tight">
    <p>
      想知道我们怎么做的， <Link href="/m/zh-cn/case">{words}</Link>
    </p>
  </Section>
);
export const Do: StoryObj<typeof Link> = {
  tags: ["!autodocs", "!test", "!visual"],
  render: inText("看看客户案例"),
};
export const Dont: StoryObj<typeof Link> = {
  tags: ["!autodocs", "!test", "!visual"],
  render: inText("点这里"),
};
