import type { Office } from "@wesdom/api-client";
import type { CSSProperties, ReactElement } from "react";
import styles from "./About.module.css";

/** How high an office lies: its house in floors up to its own, for a card of the offices. */
export function OfficeFloors({ floor }: Pick<Office, "floor">): ReactElement | null {
  if (floor === undefined) return null;
  return <i className={styles["floors"]} style={{ "--floors": floor } as CSSProperties} />;
}
