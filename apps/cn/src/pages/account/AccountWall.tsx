import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import styles from "./Account.module.css";

/** Who is drawn, from the left. The page asks the API for nothing: whoever has no picture there leaves dark ground. */
const FACES = ["liu-bo", "zhao-min", "lin-yue", "chen-hang", "huang-xin"] as const;

/** The people behind the account, from edge to edge. */
export function AccountWall(): ReactElement {
  const { apiBase } = useSiteEnvironment().settings;
  return (
    <div className={styles["wall"]} aria-hidden>
      {FACES.map((face) => (
        <span
          key={face}
          className={styles["face"]}
          style={{ backgroundImage: `url("${apiBase}/media/team/${face}.svg")` }}
        />
      ))}
    </div>
  );
}
