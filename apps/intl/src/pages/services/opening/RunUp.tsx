import type { ReactElement } from "react";
import styles from "./RunUp.module.css";

/** Of a drawing of 375 by 236: where the first week stands, and the one on air. */
const [FIRST, LAST] = [20, 270] as const;

/** Fine lines of the ruler in each week. */
const FINE = 10;

/** Props of {@link RunUp}. */
interface RunUpProps {
  /** What comes when it is on air. */
  readonly text: string;
  /** From which week on. */
  readonly week: string;
}

/** A ruler of weeks; what is behind is a line, and the week on air the largest figure. */
export function RunUp({ text, week }: RunUpProps): ReactElement {
  const count = Number(week);
  const pitch = (LAST - FIRST) / (count - 1);
  const fine = Array.from(
    { length: Math.ceil((375 / pitch + 1) * FINE) },
    (_, at) => `M${FIRST + (at * pitch) / FINE - pitch} 0v16`,
  );
  const whole = Array.from({ length: count + 2 }, (_, at) => `M${FIRST + (at - 1) * pitch} 0v44`);
  return (
    <svg className={styles["runUp"]} viewBox="0 0 375 236" fontSize="40" focusable="false">
      <path d={fine.join("")} strokeWidth="1.5" />
      <path d={whole.join("")} strokeWidth="3" />
      <path className={styles["line"]} d={`M0 58H${LAST}`} pathLength="1" />
      <circle cx={LAST} cy="58" r="13" />
      {Array.from({ length: count - 1 }, (_, at) => (
        <text x={FIRST + at * pitch} y="112" key={at}>
          {at + 1}
        </text>
      ))}
      <text className={styles["week"]} fontSize="168" x={LAST - 8} y="204">
        {week}
      </text>
      <text className={styles["text"]} fontSize="24" x={FIRST} y="204">
        {text}
      </text>
    </svg>
  );
}
