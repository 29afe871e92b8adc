import type { CSSProperties, ReactElement } from "react";
import styles from "./Spread.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Voices on the line above the first step: the second has four times as many, the third nine times. */
const FIRST_VOICES = 6;

/** Each step under a line of voices, more with each. */
export function Spread({ steps }: ProcessProps): ReactElement {
  return (
    <ol className={styles["spread"]}>
      {steps.map((step, at) => (
        <li
          style={{ "--size": 10 - 2 * at, "--voices": FIRST_VOICES * (at + 1) ** 2 } as CSSProperties}
          key={step.title}
        >
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}
