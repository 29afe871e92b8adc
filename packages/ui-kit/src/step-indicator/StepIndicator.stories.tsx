import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { StepIndicator } from "./StepIndicator.tsx";

const meta: Meta<typeof StepIndicator> = {
  title: "Forms/StepIndicator 步骤条",
  component: StepIndicator,
  args: { steps: FORM_TEXTS.zh.steps, current: "brand" },
  argTypes: { current: { control: "inline-radio", options: FORM_TEXTS.zh.steps.map(({ key }) => key) } },
  render: (args) => (
    <Section space="tight">
      <StepIndicator {...args} />
    </Section>
  ),
};

export default meta;

function Walk({ locale }: { readonly locale: Locale }) {
  const { steps, next } = FORM_TEXTS[locale];
  const [at, setAt] = useState(1);
  return (
    <Section space="tight">
      <div className="el-stack">
        <StepIndicator
          steps={steps}
          current={steps[at]?.key ?? ""}
          onSelect={(key) => {
            setAt(steps.findIndex((step) => step.key === key));
          }}
        />
        <Button
          onClick={() => {
            setAt((at + 1) % steps.length);
          }}
        >
          {next}
        </Button>
      </div>
    </Section>
  );
}

const GROUNDS: readonly Ground[] = ["card", "ink", "hot", "violet", "mint"];

export const Playground: StoryObj<typeof StepIndicator> = {};
export const EveryStep: LocalizedStory = localized((locale) => (
  <>
    {FORM_TEXTS[locale].steps.map(({ key }) => (
      <Section key={key} space="tight">
        <StepIndicator steps={FORM_TEXTS[locale].steps} current={key} />
      </Section>
    ))}
  </>
));
export const Walkable: LocalizedStory = localized((locale) => <Walk locale={locale} />);
export const EveryGround: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <StepIndicator steps={FORM_TEXTS[locale].steps} current="brand" />
      </Section>
    ))}
  </>
));

const stepsOf = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
export const Do: StoryObj<typeof StepIndicator> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { steps: stepsOf("品牌", "需求", "联系方式"), current: "品牌" },
};
export const Dont: StoryObj<typeof StepIndicator> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    steps: stepsOf("姓名", "手机", "验证", "公司", "行业", "预算", "留言"),
    current: "姓名",
  },
};
