import type { ReactElement } from "react";
import styles from "./Account.module.css";

/** Radii of the arcs, a wave that spreads. */
const RADII = [26, 46, 68, 92, 118, 146];

/** Attention that spreads from a point: the arcs of the brand, clear of the text. */
export function AccountArt(): ReactElement {
  return (
    <svg className={styles["art"]} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      {RADII.map((radius, index) => (
        <circle key={radius} cx="160" cy="0" r={radius} fill="none" strokeWidth={10 - index * 1.4} />
      ))}
      <circle className={styles["dot"]} cx="160" cy="0" r="15" />
    </svg>
  );
}
