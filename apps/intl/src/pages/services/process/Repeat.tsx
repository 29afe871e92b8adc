import type { ReactElement } from "react";
import styles from "./Repeat.module.css";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";
import { Week } from "./Week.tsx";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps<ServiceStep & { readonly week?: string }> {
  readonly week: { readonly days: readonly string[]; readonly posts: string; readonly replies: string };
}

/** The steps, each with its week. */
export function Repeat({ steps, week: { days, posts, replies } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["legend"]}>
        <li data-sign="●">{posts}</li>
        <li data-sign="○">{replies}</li>
      </ul>
      <ol className={styles["weeks"]}>
        {steps.map(({ week, ...step }) => (
          <li key={step.title}>
            <Week days={days} signs={week} />
            <Step {...step} />
          </li>
        ))}
      </ol>
    </>
  );
}
