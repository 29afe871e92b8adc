import type { ReactElement } from "react";
import type { ProcessProps } from "./Step.tsx";
import styles from "./Steps.module.css";
import { Steps } from "./Steps.tsx";

/** Props of {@link Connect}. */
interface ConnectProps extends ProcessProps {
  /** What becomes of all of it. */
  readonly result: string;
}

/** One table: a row for each step, and what they come to. */
export function Connect({ steps, result }: ConnectProps): ReactElement {
  return (
    <div className={styles["connect"]}>
      <Steps steps={steps} />
      <p>{result}</p>
    </div>
  );
}
