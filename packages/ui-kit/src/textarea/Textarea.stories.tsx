import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { Section } from "../section/index.ts";
import { Textarea } from "./Textarea.tsx";

const meta: Meta<typeof Textarea> = {
  title: "Forms/Textarea 多行输入",
  component: Textarea,
  args: { placeholder: "说说预算、时间和品类" },
  render: (args) => (
    <Section space="tight">
      <Field name="answer" label="怎么称呼您">
        <Textarea {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Textarea> = {};
export const Filled: StoryObj<typeof Textarea> = {
  args: { defaultValue: "株式会社ウィズダム・インターナショナル・コミュニケーションズ 深圳支社" },
};
export const Disabled: StoryObj<typeof Textarea> = { args: { disabled: true, defaultValue: "林女士" } };
