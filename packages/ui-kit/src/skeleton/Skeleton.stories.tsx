import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/index.ts";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta: Meta<typeof Skeleton> = {
  title: "Feedback/Skeleton 骨架屏",
  component: Skeleton,
  args: { shape: "text", lines: 3 },
  render: (args) => (
    <Section space="tight">
      <Skeleton {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Skeleton> = {};
export const Content: StoryObj<typeof Skeleton> = {
  render: () => (
    <Section space="tight">
      <Loading label="正在加载案例">
        <Skeleton shape="block" />
        <Skeleton shape="title" width="60%" />
        <Skeleton lines={3} />
      </Loading>
    </Section>
  ),
};
export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <Section space="tight">
      <div className="el-stack">
        <Skeleton shape="title" width="60%" />
        <Skeleton lines={3} />
        <Skeleton shape="circle" width="64px" />
        <Skeleton shape="block" ratio={16 / 9} />
      </div>
    </Section>
  ),
};
