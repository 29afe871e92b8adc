import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/index.ts";
import { Section, type Ground } from "../section/index.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Forms/Checkbox 复选框",
  component: Checkbox,
  args: {
    name: "consent",
    children: (
      <>
        我已阅读并同意<Link href="/privacy">《隐私政策》</Link>
      </>
    ),
  },
  render: (args) => (
    <Section space="tight">
      <Checkbox {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Checkbox> = {};
export const Ticked: StoryObj<typeof Checkbox> = { args: { defaultChecked: true } };
export const WithError: StoryObj<typeof Checkbox> = { args: { error: "请先阅读并同意隐私政策" } };
const GROUNDS: readonly Ground[] = ["ink", "hot", "violet", "mint"];
export const EveryGround: StoryObj<typeof Checkbox> = {
  args: { defaultChecked: true },
  render: (args) => (
    <>
      {GROUNDS.map((ground) => (
        <Section key={ground} ground={ground} space="tight">
          <Checkbox {...args} />
        </Section>
      ))}
    </>
  ),
};
