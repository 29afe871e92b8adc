import type { ReactElement } from "react";
import { instrumentOf } from "./instrumentOf.tsx";
import styles from "./Service.module.css";
import type { ServicePageProps } from "./ServiceSections.tsx";

/** One sentence of the argument, as large as a title. */
export function Claim(props: ServicePageProps): ReactElement {
  const { paper } = instrumentOf(props);
  return (
    <p className={`${styles["claim"]} el-gutter el-ground el-ground--${paper.claim ?? paper.ground}`}>
      {props.copy.claim}
    </p>
  );
}
