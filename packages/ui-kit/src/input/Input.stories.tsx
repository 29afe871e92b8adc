import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { Section } from "../section/index.ts";
import { Input } from "./Input.tsx";

const meta: Meta<typeof Input> = {
  title: "Forms/Input 输入框",
  component: Input,
  args: { placeholder: "例如：林女士" },
  render: (args) => (
    <Section space="tight">
      <Field name="answer" label="怎么称呼您">
        <Input {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Input> = {};
export const Filled: StoryObj<typeof Input> = {
  args: { defaultValue: "株式会社ウィズダム・インターナショナル・コミュニケーションズ 深圳支社" },
};
export const Disabled: StoryObj<typeof Input> = { args: { disabled: true, defaultValue: "林女士" } };
