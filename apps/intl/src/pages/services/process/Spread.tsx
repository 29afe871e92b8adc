import type { ReactElement } from "react";
import styles from "./Spread.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Each step under a line of voices, more with each. */
export function Spread({ steps }: ProcessProps): ReactElement {
  return (
    <ol className={styles["spread"]}>
      {steps.map((step) => (
        <li key={step.title}>
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}
