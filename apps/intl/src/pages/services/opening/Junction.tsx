import type { ReactElement } from "react";
import styles from "./Junction.module.css";

/** Props of {@link Junction}. */
interface JunctionProps {
  /** Where data comes from: four. */
  readonly sources: readonly string[];
}

/** Lines from all sources into one, which ends in one page. */
export function Junction({ sources }: JunctionProps): ReactElement {
  return (
    <svg className={styles["junction"]} viewBox="0 0 375 272" fontSize="16">
      {sources.map((source, at) => (
        <text x="20" y={26 + 68 * at} key={source}>
          {source}
        </text>
      ))}
    </svg>
  );
}
