import type { ReactElement } from "react";
import { Week } from "../opening/Week.tsx";
import styles from "./Repeat.module.css";
import type { ProcessProps, ServiceStep } from "./Step.tsx";
import { Steps } from "./Steps.tsx";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps<
  ServiceStep & {
    /** A sign a day, for each week that the step takes. */
    readonly weeks?: readonly string[];
  }
> {
  readonly week: {
    /** Letters of the days. */
    readonly days: readonly string[];
    /** What a ring is in them, what a disc, what a square. */
    readonly key: readonly string[];
  };
}

/** What is done on which days, and the steps to it: a calendar with a row for each week. */
export function Repeat({ steps, week: { days, key } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["key"]}>
        {key.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Steps
        className={styles["steps"]}
        steps={steps}
        renderDrawing={({ weeks }) => (
          <div className="el-ground el-ground--mint">
            {weeks?.map((signs, at) => (
              <Week days={days} signs={signs} key={at} />
            ))}
          </div>
        )}
      />
    </>
  );
}
