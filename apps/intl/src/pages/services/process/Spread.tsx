import type { ReactElement } from "react";
import styles from "./Spread.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Each step is said louder than the one before. */
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
