import type { CSSProperties, ReactElement } from "react";
import styles from "./Week.module.css";

/** Props of {@link Week}. */
interface WeekProps {
  /** Letters of the days from Monday on. */
  readonly days: readonly string[];
  /** A sign a day: `●` a post, `○` reading and replies, `■` the page of the month, `·` nothing. */
  readonly signs?: string | undefined;
}

/** A week of work, day by day. */
export function Week({ days, signs = "" }: WeekProps): ReactElement {
  return (
    <p className={styles["week"]} aria-hidden>
      {[...signs].map((sign, day) => (
        <span data-sign={sign} style={{ "--day": day } as CSSProperties} key={day}>
          {days[day]}
        </span>
      ))}
    </p>
  );
}

/** What a ring is in a week, what a disc, what a square: each drawn as it is there. */
export function WeekKey({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <ul role="list" className={`${styles["week"]} ${styles["key"]}`}>
      {names.map((name, at) => (
        <li key={name}>
          <span data-sign={"○●■"[at]} />
          {name}
        </li>
      ))}
    </ul>
  );
}
