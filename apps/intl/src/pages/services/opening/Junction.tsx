import type { ReactElement } from "react";
import styles from "./Junction.module.css";

/** Props of {@link Junction}. */
interface JunctionProps {
  /** Where data comes from: four. */
  readonly sources: readonly string[];
}

/** Lines from all sources into one, which ends in one page: as high as the screen has room for. */
export function Junction({ sources }: JunctionProps): ReactElement {
  return (
    <div className={styles["junction"]}>
      <svg viewBox="0 0 375 3" preserveAspectRatio="none">
        {sources.map((source, at) => (
          <path d={`M33 ${at}H104C176 ${at} 166 1.5 238 1.5h30`} key={source} />
        ))}
        <path d="M256-.2h120v3.4H256z" />
        <path d="M274 .32h76M274 .91h54M274 1.5h68M274 2.09h34M274 2.68h60" />
      </svg>
      {sources.map((source) => (
        <b key={source}>{source}</b>
      ))}
    </div>
  );
}
