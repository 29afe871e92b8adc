import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Field } from "../field/index.ts";
import { FORM_TEXTS } from "../internal/stories/forms.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { PasswordInput } from "./PasswordInput.tsx";
import type { PasswordStrengthProps } from "./PasswordStrength.tsx";

const meta: Meta<typeof PasswordInput> = {
  title: "Forms/PasswordInput 密码输入框",
  component: PasswordInput,
  args: { autoComplete: "current-password" },
  render: (args) => (
    <Section space="tight">
      <Field name="password" label={FORM_TEXTS.zh.password} required>
        <PasswordInput {...args} />
      </Field>
    </Section>
  ),
};

export default meta;

const GOOD_LENGTH = 10;

/** Stands in for the site's own rule. */
function judge(password: string, locale: Locale): Omit<PasswordStrengthProps, "id" | "labels"> {
  const { rules, strength } = FORM_TEXTS[locale];
  const met = [
    password.length >= 6 && password.length <= 20,
    /[A-Za-z]/.test(password) && /\d/.test(password),
    password !== "" && !/[\s\p{Script=Han}]/u.test(password),
  ];
  const all = met.every(Boolean);
  const score = password === "" ? 0 : all ? (password.length >= GOOD_LENGTH ? 3 : 2) : 1;
  return {
    score,
    text: strength[score],
    rules: rules.map((text, at) => ({ key: text, text, met: met[at] ?? false })),
  };
}

interface SampleProps {
  readonly locale: Locale;
  readonly initial?: string;
  readonly error?: string;
}

function NewPassword({ locale, initial = "", error }: SampleProps) {
  const [password, setPassword] = useState(initial);
  return (
    <Field name="password" label={FORM_TEXTS[locale].newPassword} error={error} required>
      <PasswordInput
        autoComplete="new-password"
        value={password}
        strength={judge(password, locale)}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
    </Field>
  );
}

const GROUNDS: readonly Ground[] = ["card", "ink", "hot", "violet", "mint"];

export const Playground: StoryObj<typeof PasswordInput> = {};
export const WithError: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <NewPassword locale={locale} initial="abc" error={FORM_TEXTS[locale].rules[0]} />
  </Section>
));
export const Strength: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      {["", "abc", "abc123", "abc123def456"].map((initial) => (
        <NewPassword key={initial} locale={locale} initial={initial} />
      ))}
    </div>
  </Section>
));
export const StrengthNarrow: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <NewPassword locale={locale} initial="abc123def456" />
    </Section>
  ),
  { locale: "en", viewport: { value: "w320" }, textScale: "2" },
);
export const EveryGround: LocalizedStory = localized((locale) => (
  <>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <NewPassword locale={locale} initial="abcdef12" />
      </Section>
    ))}
  </>
));
