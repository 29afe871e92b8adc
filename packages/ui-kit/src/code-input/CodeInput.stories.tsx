import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { SendCode } from "../send-code/index.ts";
import { CodeInput, type CodeInputProps } from "./CodeInput.tsx";

const meta: Meta<typeof CodeInput> = {
  title: "Forms/CodeInput 验证码输入框",
  component: CodeInput,
  render: (args) => (
    <Section space="tight">
      <Field name="code" label={FORM_TEXTS.zh.code} hint={FORM_TEXTS.zh.codeHint} required>
        <CodeInput {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

const sample = (locale: Locale, props: CodeInputProps = {}, error?: string) => (
  <Section space="tight">
    <Field
      name="code"
      label={FORM_TEXTS[locale].code}
      hint={FORM_TEXTS[locale].codeHint}
      error={error}
      required
    >
      <CodeInput {...props} />
    </Field>
  </Section>
);

export const Playground: StoryObj<typeof CodeInput> = {};
export const HalfFilled: LocalizedStory = localized((locale) => sample(locale, { defaultValue: "125" }));
export const Filled: LocalizedStory = localized((locale) => sample(locale, { defaultValue: "125034" }));
export const WithError: LocalizedStory = localized((locale) =>
  sample(locale, { defaultValue: "125034" }, FORM_TEXTS[locale].errorCode),
);
export const Disabled: LocalizedStory = localized((locale) =>
  sample(locale, { defaultValue: "12", disabled: true }),
);
/** Larger text stays inside the cells. */
export const LargeTextNarrow: LocalizedStory = localized(
  (locale) => sample(locale, { defaultValue: "888888" }),
  { viewport: { value: "w320" }, textScale: "2" },
);
/** Narrower cells, for a card: `--el-code-input-cell`, `--el-code-input-gap`. */
export const InCard: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div
      className="el-ground el-ground--card"
      style={
        {
          "--el-code-input-cell": "1.1467rem",
          "--el-code-input-gap": "0.16rem",
          padding: "0.5333rem",
          borderRadius: "var(--el-radius-card)",
        } as object
      }
    >
      <Field name="code" label={FORM_TEXTS[locale].code} required>
        <CodeInput defaultValue="1250" />
      </Field>
    </div>
  </Section>
));
export const WithSendButton: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <Field name="code" label={FORM_TEXTS[locale].code} hint={FORM_TEXTS[locale].codeHint} required>
      <CodeInput />
      <SendCode onSend={() => true} />
    </Field>
  </Section>
));
