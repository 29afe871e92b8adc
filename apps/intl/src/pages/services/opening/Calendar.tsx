import type { ReactElement } from "react";
import { Week } from "../process/Week.tsx";
import styles from "./Calendar.module.css";

/** Props of {@link Calendar}. */
interface CalendarProps {
  readonly steps: readonly { readonly title: string; readonly week?: string }[];
  /** Letters of the days from Monday on. */
  readonly days: readonly string[];
}

/** The week of each step, one below the other from edge to edge; a light goes once through the days. */
export function Calendar({ steps, days }: CalendarProps): ReactElement {
  return (
    <div className={styles["calendar"]}>
      {steps.map(({ title, week }) => (
        <Week days={days} signs={week} key={title} />
      ))}
    </div>
  );
}
