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

/** A day on which nothing is new. */
const SAME = "·";

/** The steps, and after each the days that it changes in a week. */
export function Repeat({ steps, days }: RepeatProps): ReactElement {
  const changes = steps.map((step, at) => ({
    ...step,
    news: newsOf(step.weeks?.at(-1) ?? "", steps[at - 1]?.weeks?.at(-1) ?? ""),
  }));
  return (
    <Steps
      className={styles["steps"]}
      steps={changes}
      renderDrawing={({ news }) => (
        <>{[...news].some((sign) => sign !== SAME) && <Week days={days} signs={news} />}</>
      )}
    />
  );
}

function newsOf(week: string, before: string): string {
  return [...week].map((sign, day) => (sign === before[day] ? SAME : sign)).join("");
}
