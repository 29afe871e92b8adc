import type { ReactElement } from "react";
import styles from "./Junction.module.css";

/** Props of {@link Junction}. */
interface JunctionProps {
  /** Where data comes from: four. */
  readonly sources: readonly string[];
  /** What they add up to, and what is left when each is counted once. */
  readonly counted: { readonly was: string; readonly is: string; readonly text: string };
}

/** Lines from all sources into one, which ends at one figure on one page: as high as the screen has room for. */
export function Junction({ sources, counted }: JunctionProps): ReactElement {
  return (
    <div className={styles["junction"]}>
      <svg viewBox="0 0 375 3" preserveAspectRatio="none">
        {sources.map((source, at) => (
          <path d={`M33 ${at}H104C176 ${at} 166 1.5 238 1.5h30`} key={source} />
        ))}
        <path d="M256-.2h120v3.4H256z" />
      </svg>
      {sources.map((source) => (
        <b key={source}>{source}</b>
      ))}
      <p>
        <s>{counted.was}</s>
        <strong>{counted.is}</strong>
        {counted.text}
      </p>
    </div>
  );
}
