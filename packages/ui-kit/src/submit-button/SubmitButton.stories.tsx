import type { Meta, StoryObj } from "@storybook/react-vite";
import { Form } from "../form/index.ts";
import { Section } from "../section/index.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const meta: Meta<typeof SubmitButton> = {
  title: "Forms/SubmitButton 提交按钮",
  component: SubmitButton,
  args: { busyLabel: "正在提交", children: "预约免费咨询" },
  render: (args) => (
    <Section space="tight">
      <Form onSubmit={(event) => event.preventDefault()}>
        <SubmitButton {...args} />
      </Form>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SubmitButton> = {};
export const Busy: StoryObj<typeof SubmitButton> = {
  render: (args) => (
    <Section space="tight">
      <Form busy>
        <SubmitButton {...args} />
      </Form>
    </Section>
  ),
};

export const Do: StoryObj<typeof SubmitButton> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { children: "预约免费咨询" },
};
export const Dont: StoryObj<typeof SubmitButton> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { children: "提交" },
};
