import type { ReactElement } from "react";
import styles from "./Junction.module.css";

/** Of a drawing of 375 by 272: from which height to which the sources stand, and where their lines meet. */
const [TOP, BOTTOM] = [44, 248] as const;
const MEETING = { x: 238, y: (TOP + BOTTOM) / 2 };

/** Lines of the page: as many as a week has figures. */
const LINES = [76, 54, 68, 34, 60];

/** Props of {@link Junction}. */
interface JunctionProps {
  /** Where data comes from. */
  readonly sources: readonly string[];
}

/** Lines from all sources into one, which ends in one page. */
export function Junction({ sources }: JunctionProps): ReactElement {
  const step = (BOTTOM - TOP) / (sources.length - 1);
  return (
    <svg className={styles["junction"]} viewBox="0 0 375 272" fontSize="16" focusable="false">
      {sources.map((source, at) => {
        const y = TOP + at * step;
        return (
          <g key={source}>
            <path d={`M33 ${y}H104C176 ${y} 166 ${MEETING.y} ${MEETING.x} ${MEETING.y}h30`} pathLength="1" />
            <circle cx="33" cy={y} r="10" />
            <text x="20" y={y - 18}>
              {source}
            </text>
          </g>
        );
      })}
      <g className={styles["page"]}>
        <path d="M256 30h119v232H256z" />
        {LINES.map((length, at) => (
          <path d={`M274 ${66 + at * 40}h${length}`} key={length} />
        ))}
      </g>
    </svg>
  );
}
