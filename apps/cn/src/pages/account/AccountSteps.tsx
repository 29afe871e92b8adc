import { Button } from "@wesdom/ui-kit/button";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import styles from "./Account.module.css";
import type { AccountState } from "./accountMachine.ts";
import { CodeStep } from "./CodeStep.tsx";
import { LazyInformation } from "./LazyInformation.tsx";
import { NewPasswordStep } from "./NewPasswordStep.tsx";
import { ProblemText } from "./ProblemText.tsx";
import { StartStep } from "./StartStep.tsx";
import type { StepProps } from "./step-props.ts";

/** A state that is a screen of its own: the puzzle lies over another. */
type Screen = Exclude<AccountState["at"], "puzzle">;

/** The screen of each state. */
export function AccountSteps({ state, ...step }: StepProps<Screen>): ReactElement {
  const { flow, hrefOf } = step;
  switch (state.at) {
    case "start":
      return <StartStep key={state.method} state={state} {...step} />;
    case "code":
      return <CodeStep state={state} {...step} />;
    case "newPassword":
      return <NewPasswordStep state={state} {...step} />;
    case "passwordSet":
      return (
        <Button block href={hrefOf("password")}>
          {texts.passwordSet.action}
        </Button>
      );
    case "welcome":
      return (
        <div className={styles["actions"]}>
          <ProblemText problem={state.problem} hrefOf={hrefOf} />
          <Button block disabled={state.busy} onClick={flow.goOn}>
            {state.account.complete ? texts.welcome.action : texts.welcome.complete}
          </Button>
          <Button block variant="ghost" loading={state.busy} onClick={() => void flow.signOut()}>
            {texts.welcome.other}
          </Button>
        </div>
      );
    case "information":
      return <LazyInformation state={state} {...step} />;
    case "leaving":
      return (
        <Button block loading>
          {texts.leaving.title}
        </Button>
      );
    case "stranded":
    default:
      return (
        <div className={styles["actions"]}>
          {state.problem?.kind !== "foreignUrl" && <ProblemText problem={state.problem} hrefOf={hrefOf} />}
          <Button block onClick={flow.goOn}>
            {state.problem?.kind === "foreignUrl" ? texts.stranded.plain : texts.stranded.retry}
          </Button>
        </div>
      );
  }
}
