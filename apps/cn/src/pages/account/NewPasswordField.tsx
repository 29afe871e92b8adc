import { Field } from "@wesdom/ui-kit/field";
import { PasswordInput } from "@wesdom/ui-kit/password-input";
import { useState, type ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import { passwordRules, passwordScore } from "./passwordStrength.ts";

const texts = copy.newPassword;
const RULES = ["length", "letter", "digit", "plain"] as const;

/** A password to be set: how good it is, and which rules it keeps. */
export function NewPasswordField({ label }: { readonly label: string }): ReactElement {
  const [typed, setTyped] = useState("");
  const rules = passwordRules(typed);
  const score = passwordScore(typed);
  return (
    <Field name="password" label={label} required>
      <PasswordInput
        autoComplete="new-password"
        onChange={(event) => setTyped(event.currentTarget.value)}
        strength={{
          score,
          text: texts.strength[score],
          rules: RULES.map((key) => ({ key, text: texts.rules[key], met: rules[key] })),
        }}
      />
    </Field>
  );
}
