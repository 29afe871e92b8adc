import type { Meta, StoryObj } from "@storybook/react-vite";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { Choice } from "./Choice.tsx";
import { ChoiceList } from "./ChoiceList.tsx";

const meta: Meta<typeof Choice> = {
  title: "Forms/Choice 选项",
  component: Choice,
  args: {
    type: "radio",
    look: "card",
    name: "choice",
    defaultChecked: true,
    children: FORM_TEXTS.zh.plan,
    description: FORM_TEXTS.zh.servicesHint,
  },
  argTypes: { look: { control: "inline-radio", options: ["list", "chip", "card"] } },
  render: (args) => (
    <Section space="tight">
      <Choice {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Choice> = {};
export const EveryState: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      {(["radio", "checkbox"] as const).flatMap((type) =>
        (["list", "chip", "card"] as const).map((look) => (
          <ChoiceList key={`${type}-${look}`} look={look}>
            {[
              { defaultChecked: false },
              { defaultChecked: true },
              { disabled: true },
              { disabled: true, defaultChecked: true },
            ].map((state, at) => (
              <Choice
                key={JSON.stringify(state)}
                type={type}
                look={look}
                name={`${type}-${look}-${at}`}
                description={FORM_TEXTS[locale].timeOptions[at]?.description}
                {...state}
              >
                {FORM_TEXTS[locale].timeOptions[at]?.label}
              </Choice>
            ))}
          </ChoiceList>
        )),
      )}
    </div>
  </Section>
));
