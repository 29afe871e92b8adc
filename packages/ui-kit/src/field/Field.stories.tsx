import type { Meta, StoryObj } from "@storybook/react-vite";
import { Input } from "../input/index.ts";
import { Section } from "../section/index.ts";
import { Field } from "./Field.tsx";

const meta: Meta<typeof Field> = {
  title: "Forms/Field 表单项",
  component: Field,
  args: {
    name: "phone",
    label: "手机号",
    hint: "顾问会在工作时间 30 分钟内回电",
    required: true,
    children: <Input type="tel" />,
  },
  render: (args) => (
    <Section space="tight">
      <Field {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Field> = {};
export const WithError: StoryObj<typeof Field> = { args: { error: "请填写正确的电话" } };
export const Optional: StoryObj<typeof Field> = { args: { required: false, optionalLabel: "（选填）" } };
export const OnInk: StoryObj<typeof Field> = {
  args: { error: "请填写正确的电话" },
  render: (args) => (
    <Section space="tight" ground="ink">
      <Field {...args} />
    </Section>
  ),
};

export const Do: StoryObj<typeof Field> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { hint: undefined, error: "请填写 11 位手机号" },
};
export const Dont: StoryObj<typeof Field> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { hint: undefined, error: "格式错误" },
};
