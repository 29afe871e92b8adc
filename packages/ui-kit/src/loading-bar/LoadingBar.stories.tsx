import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { Button } from "../button/index.ts";
import { Section } from "../section/index.ts";
import { createLoadingBar, type LoadingBarController } from "./createLoadingBar.ts";
import { LoadingBar } from "./LoadingBar.tsx";

const frozen = (progress: number, failed = false): LoadingBarController => {
  const state = { progress, visible: true, failed };
  return { start() {}, finish() {}, subscribe: () => () => {}, getSnapshot: () => state };
};

function Sample({ label, actions }: { readonly label: string; readonly actions: readonly string[] }) {
  const controller = useMemo(() => createLoadingBar(), []);
  return (
    <Section space="tight">
      <LoadingBar controller={controller} label={label} />
      <div className="el-stack">
        <Button onClick={() => controller.start()}>{actions[0]}</Button>
        <Button variant="outline" onClick={() => controller.finish()}>
          {actions[1]}
        </Button>
        <Button variant="outline" onClick={() => controller.finish(true)}>
          {actions[2]}
        </Button>
      </div>
    </Section>
  );
}

const meta: Meta<typeof LoadingBar> = {
  title: "Feedback/LoadingBar 加载条",
  component: LoadingBar,
  args: { label: "页面加载", controller: frozen(50) },
};

export default meta;

export const Playground: StoryObj<typeof LoadingBar> = {
  render: ({ label }) => <Sample label={label} actions={["开始", "完成", "失败"]} />,
};
export const HalfWay: StoryObj<typeof LoadingBar> = {};
export const Failed: StoryObj<typeof LoadingBar> = { args: { controller: frozen(100, true) } };
