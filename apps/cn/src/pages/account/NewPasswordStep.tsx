import { Form } from "@wesdom/ui-kit/form";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { isPasswordA, messageOf } from "@wesdom/validators";
import type { ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import type { AccountState } from "./accountMachine.ts";
import { fieldProblem } from "./accountProblem.ts";
import { fieldText } from "./fieldText.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { ProblemText } from "./ProblemText.tsx";
import type { StepProps } from "./step-props.ts";

const texts = copy.newPassword;

/** Props of {@link NewPasswordStep}. */
interface NewPasswordStepProps extends StepProps {
  readonly state: Extract<AccountState, { readonly at: "newPassword" }>;
}

/** The phone is one's own: a new password. */
export function NewPasswordStep({ flow, state, hrefOf }: NewPasswordStepProps): ReactElement {
  return (
    <Form
      errors={state.problem?.fields}
      busy={state.busy}
      onSubmit={(event) => {
        event.preventDefault();
        const password = fieldText(new FormData(event.currentTarget), "password");
        if (isPasswordA(password)) return flow.setPassword(password);
        return flow.refuse(fieldProblem({ password: messageOf("passwordA", "zh") }));
      }}
    >
      <ProblemText problem={state.problem} hrefOf={hrefOf} />
      <input type="text" name="username" autoComplete="username" value={state.phone} readOnly hidden />
      <NewPasswordField label={texts.label} />
      <SubmitButton busyLabel={texts.submitting} block>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
