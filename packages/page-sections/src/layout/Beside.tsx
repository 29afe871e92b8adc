import type { ReactElement, ReactNode } from "react";
import styles from "./Beside.module.css";

/** Parts of a page that follow one another, and stand beside each other on a phone on its side. */
export function Beside({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles["beside"]}>{children}</div>;
}
