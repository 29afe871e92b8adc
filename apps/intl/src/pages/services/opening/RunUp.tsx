import type { ReactElement } from "react";
import styles from "./RunUp.module.css";

/** Of a drawing of 375 by 236: where the first week stands, and the one on air. */
const [FIRST, LAST] = [20, 270] as const;

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
  return (
    <svg className={styles["runUp"]} viewBox="0 0 375 236" fontSize="40">
      <path
        d="M0 8h400"

        strokeDasharray={`1.5 ${pitch / 10 - 1.5}`}
      />
      <path d="M0 22h400" strokeDasharray={`3 ${pitch - 3}`} />
      <path d={`M0 58H${LAST}`} />
      <circle cx={LAST} cy="58" r="13" />
      {Array.from({ length: count - 1 }, (_, at) => (
        <text x={FIRST + at * pitch} y="112" key={at}>
          {at + 1}
        </text>
      ))}
      <text fontSize="168" x="262" y="204">
        {week}
      </text>
      <text fontSize="24" x={FIRST} y="204">
        {text}
      </text>
    </svg>
  );
}
