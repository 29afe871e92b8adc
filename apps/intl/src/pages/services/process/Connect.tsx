import type { ReactElement } from "react";
import styles from "./Connect.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Props of {@link Connect}. */
interface ConnectProps extends ProcessProps {
  /** What becomes of all of it. */
  readonly result: string;
}

/** One table: a row for each step, and what they come to. */
export function Connect({ steps, result }: ConnectProps): ReactElement {
  return (
    <div className={styles["connect"]}>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <Step {...step} />
          </li>
        ))}
      </ol>
      <p>{result}</p>
    </div>
  );
}
