import type { ReactElement } from "react";
import styles from "./RunUp.module.css";

/** Of a drawing of 375 by 236: where the first mark stands, and the last one. */
const [FIRST, LAST] = [20, 270] as const;

/** Props of {@link RunUp}. */
interface RunUpProps {
  /** What the last mark is. */
  readonly text: string;
  /** What the marks count. @default nothing: it is said beside them */
  readonly unit?: string;
  /** Figures of the marks. */
  readonly marks: readonly string[];
  /** Whether the way to the last mark is longer than drawn: the ruler is broken there. @default false */
  readonly broken?: boolean;
}

/** A ruler; what is behind is a line, and where it ends the largest figure. */
export function RunUp({ text, unit, marks, broken }: RunUpProps): ReactElement {
  const pitch = (LAST - FIRST) / (marks.length - 1);
  return (
    <svg className={styles["runUp"]} viewBox="0 0 375 236" fontSize="40" aria-hidden>
      <path d="M0 8h400" strokeDasharray={`1.5 ${pitch / 10 - 1.5}`} />
      <path d="M0 22h400" strokeDasharray={`3 ${pitch - 3}`} />
      <path d={`M0 58H${LAST}`} />
      <circle cx={LAST} cy="58" r="13" />
      {broken && (
        <polygon
          points="-18.5,-9 -5.5,9 -18.5,27 -5.5,45 -18.5,63 7.5,63 20.5,45 7.5,27 20.5,9 7.5,-9"
          transform={`translate(${LAST - pitch / 2})`}
        />
      )}
      {marks.slice(0, -1).map((mark, at) => (
        <text x={at ? FIRST + at * pitch : FIRST - 8} y="112" textAnchor={at ? "middle" : "start"} key={mark}>
          {mark}
        </text>
      ))}
      {unit && (
        <text fontSize="15" x={FIRST - 8} y="134">
          {unit}
        </text>
      )}
      <text fontSize="168" x={LAST} y="204" textAnchor="middle">
        {marks.at(-1)}
      </text>
      <text fontSize="24" x={FIRST} y="204">
        {text}
      </text>
    </svg>
  );
}
