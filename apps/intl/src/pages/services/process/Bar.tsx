import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import type { ReactElement } from "react";
import styles from "./Bar.module.css";

/** All of a budget. */
const WHOLE = 100;

/** Props of {@link Bar}. */
interface BarProps {
  /** Of the budget, for each post: hundredths. */
  readonly shares?: readonly string[] | undefined;
  /** What the parts are called, last what is held back; left out where nobody hears it. */
  readonly names?: readonly string[];
}

/** A budget of a hundred parts: what each post has, and what is left is held back. */
export function Bar({ shares = [], names = [] }: BarProps): ReactElement {
  const spent = shares.map(Number);
  const held = spent.reduce((left, share) => left - share, WHOLE);
  return (
    <ul className={styles["bar"]}>
      {[...spent, held].map((share, at) => (
        <li style={{ flexGrow: share }} hidden={!share} key={at}>
          <VisuallyHidden>{names[at]}</VisuallyHidden> <span>{share}</span>
        </li>
      ))}
    </ul>
  );
}
