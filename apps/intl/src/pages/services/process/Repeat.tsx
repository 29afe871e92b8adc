import type { ReactElement } from "react";
import { Week } from "../opening/Week.tsx";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";
import styles from "./Repeat.module.css";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps<
  ServiceStep & {
    /** A sign a day, for each week that the step takes. */
    readonly weeks?: readonly string[];
  }
> {
  /** Letters of the days, and what the signs in them mean. */
  readonly week: {
    readonly days: readonly string[];
    readonly posts: string;
    readonly replies: string;
    readonly page: string;
  };
}

/** What is done on which days, and the steps to it: a calendar with a row for each week. */
export function Repeat({ steps, week: { days, posts, replies, page } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["legend"]}>
        <li data-sign="○">{replies}</li>
        <li data-sign="●">{posts}</li>
        <li data-sign="■">{page}</li>
      </ul>
      <ol className={styles["steps"]}>
        {steps.map(({ weeks = [], ...step }) => (
          <li key={step.title}>
            <Step {...step} />
            <div className={`${styles["weeks"]} el-ground el-ground--mint`}>
              {weeks.map((signs, at) => (
                <Week days={days} signs={signs} key={at} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
