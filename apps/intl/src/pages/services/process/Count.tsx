import type { ReactElement } from "react";
import styles from "./Count.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** A running order: the steps lie side by side under their weeks, and are pulled sideways. */
export function Count({ steps }: ProcessProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol className={styles["tape"]} tabIndex={0} aria-labelledby="process">
      {steps.map((step) => (
        <li key={step.title}>
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}
