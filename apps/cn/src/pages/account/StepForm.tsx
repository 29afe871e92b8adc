import { Form } from "@wesdom/ui-kit/form";
import type { ReactElement, ReactNode } from "react";
import type { AccountState } from "./accountMachine.ts";
import { ProblemText } from "./ProblemText.tsx";
import type { StepProps } from "./step-props.ts";

/** Props of {@link StepForm}. */
interface StepFormProps extends Pick<StepProps<AccountState["at"]>, "state" | "hrefOf"> {
  readonly submit: (form: HTMLFormElement) => Promise<void> | void;
  readonly onFocus?: () => void;
  /** What stands above what is wrong with the form as a whole. @default nothing */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step, which nothing is sent of but by its own code. */
export function StepForm({ state, hrefOf, submit, onFocus, summary, children }: StepFormProps): ReactElement {
  const { problem, busy } = state;
  return (
    <Form
      errors={problem?.fields}
      busy={busy}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        return submit(event.currentTarget);
      }}
    >
      {summary}
      <ProblemText problem={problem} hrefOf={hrefOf} />
      {children}
    </Form>
  );
}
