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
  /** Letters of the days. */
  readonly days: readonly string[];
}

/** The steps, and after each the week that it leads to. */
export function Repeat({ steps, days }: RepeatProps): ReactElement {
  return (
    <Steps
      className={styles["steps"]}
      steps={steps}
      renderDrawing={({ weeks }) => <Week days={days} signs={weeks?.at(-1)} />}
    />
  );
}
