import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { isPasswordA, messageOf } from "@wesdom/validators";
import type { ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import { fieldProblem } from "./accountProblem.ts";
import { fieldText } from "./fieldText.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { StepProps } from "./step-props.ts";
import { StepForm } from "./StepForm.tsx";

const texts = copy.newPassword;

/** The phone is one's own: a new password. */
export function NewPasswordStep({ flow, state, hrefOf }: StepProps<"newPassword">): ReactElement {
  function submit(form: HTMLFormElement): Promise<void> | void {
    const password = fieldText(new FormData(form), "password");
    if (isPasswordA(password)) return flow.setPassword(password);
    return flow.refuse(fieldProblem({ password: messageOf("passwordA", "zh") }));
  }

  return (
    <StepForm state={state} hrefOf={hrefOf} submit={submit}>
      <input type="text" name="username" autoComplete="username" value={state.phone} readOnly hidden />
      <NewPasswordField label={texts.label} />
      <SubmitButton busyLabel={texts.submitting} block>
        {texts.submit}
      </SubmitButton>
    </StepForm>
  );
}
