import type { Story } from "@wesdom/api-client";
import { splitFigure } from "@wesdom/site-runtime";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import styles from "./Cases.module.css";

/** The three figures of a case beside its result. */
export function CaseFigures({ figures }: Pick<Story, "figures">): ReactElement {
  return (
    <div className={styles["figures"]}>
      <StatGrid>
        {figures.map(({ value, label }) => (
          <StatNumber key={label} {...splitFigure(value)} label={label} />
        ))}
      </StatGrid>
    </div>
  );
}
