import type { ReactElement } from "react";
import styles from "./Voices.module.css";

/** Where the one fact stands, in a drawing of 375 by 290. */
const [X, Y] = [116, 270] as const;

/** Where a ring begins that is wider than the drawing. */
const LEFT = 8;

/** Distance from ring to ring. */
const STEP = 54;

/** How far apart the voices of each ring are, and how large they are. */
const RINGS = [
  [34, 20],
  [28, 16],
  [21, 12],
  [16, 9],
  [12, 7],
] as const;

/** One fact, and the voices that carry it on: farther out they are smaller and closer. */
export function Voices(): ReactElement {
  return (
    <svg className={styles["voices"]} viewBox="0 0 375 290" focusable="false">
      <circle cx={X} cy={Y} r="20" />
      {RINGS.map(([pitch, size], at) => {
        const radius = STEP * (at + 1);
        const reach = Math.min(X - LEFT, radius);
        const voices = Math.round((radius * (Math.PI - Math.acos(reach / radius))) / pitch);
        return (
          <path
            d={`M${X - reach} ${Y - Math.sqrt(radius ** 2 - reach ** 2)}A${radius} ${radius} 0 0 1 ${X + radius} ${Y}`}
            // A dash that begins at the very end would not be drawn.
            pathLength={voices + 0.001}
            strokeWidth={size}
            style={{ animationDelay: `${at * 80}ms` }}
            key={pitch}
          />
        );
      })}
    </svg>
  );
}
