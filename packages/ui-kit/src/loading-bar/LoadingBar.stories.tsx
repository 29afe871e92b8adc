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

function Sample() {
  const controller = useMemo(() => createLoadingBar(), []);
  return (
    <Section space="tight">
      <LoadingBar controller={controller} label="页面加载" />
      <div className="el-stack">
        <Button onClick={() => controller.start()}>开始</Button>
        <Button variant="outline" onClick={() => controller.finish()}>
          完成
        </Button>
        <Button variant="outline" onClick={() => controller.finish(true)}>
          失败
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

export const Playground: StoryObj<typeof LoadingBar> = { render: () => <Sample /> };
export const HalfWay: StoryObj<typeof LoadingBar> = {};
export const Failed: StoryObj<typeof LoadingBar> = { args: { controller: frozen(100, true) } };
