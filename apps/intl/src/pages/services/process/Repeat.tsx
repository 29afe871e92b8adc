import type { ReactElement } from "react";
import styles from "./Repeat.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps {
  /** What the signs of the week mean. */
  readonly week: { readonly posts: string; readonly replies: string };
}

/** What is done on which days, and the steps to it. */
export function Repeat({ steps, week: { posts, replies } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["legend"]}>
        <li data-sign="●">{posts}</li>
        <li data-sign="○">{replies}</li>
      </ul>
      <ol className={styles["weeks"]}>
        {steps.map((step) => (
          <li key={step.title}>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </>
  );
}
