import type { ReactElement } from "react";
import { partsOf } from "../partsOf.ts";
import styles from "./Bar.module.css";

/** A budget: its posts, and what is left for none of them. */
export interface Budget {
  readonly posts: readonly string[];
  readonly held: string;
}

/** Props of {@link Bar}. */
interface BarProps {
  readonly budget: Budget;
  /** Of the budget, for each post: hundredths, `12 12 12`. */
  readonly shares: string;
}

/** A budget of a hundred parts: what each post has, and what is left is held back. */
export function Bar({ budget: { posts, held }, shares }: BarProps): ReactElement {
  return (
    <ul className={styles["bar"]}>
      {partsOf(shares.split(" ")).map((share, at) => (
        <li style={{ flexGrow: share }} hidden={!share} data-narrow={share < 8 || undefined} key={at}>
          <span>
            <i className="el-visually-hidden">{posts[at] ?? held}</i> {share}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which colour is which post. */
export function BarKey({ budget: { posts, held } }: Pick<BarProps, "budget">): ReactElement {
  return (
    <ul className={styles["key"]}>
      {[...posts, held].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
