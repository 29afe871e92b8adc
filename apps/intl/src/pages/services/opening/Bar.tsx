import type { ReactElement } from "react";
import { partsOf } from "../partsOf.ts";
import styles from "./Bar.module.css";

/** Props of {@link Bar}. */
interface BarProps {
  /** Of the budget, for each post: hundredths. */
  readonly shares?: readonly string[] | undefined;
}

/** A budget of a hundred parts: what each post has, and what is left is held back. */
export function Bar({ shares = [] }: BarProps): ReactElement {
  return (
    <ul className={styles["bar"]}>
      {partsOf(shares).map((share, at) => (
        <li style={{ flexGrow: share }} hidden={!share} key={at}>
          <span>{share}</span>
        </li>
      ))}
    </ul>
  );
}
