import type { CSSProperties, ReactElement } from "react";
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
  /** When it is divided so, written at its end. @default nothing: it stands in what is said of the step */
  readonly when?: string | undefined;
}

/** A budget of a hundred parts: what each post has, and what is left is held back. */
export function Bar({ budget: { posts, held }, shares, when }: BarProps): ReactElement {
  const parts = partsOf(shares.split(" "));
  const said = parts.flatMap((share, at) => (share ? [`${posts[at] ?? held} ${share}`] : []));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by what it holds, in the words of the page
    <p className={styles["bar"]} role="img" aria-label={[when ?? [], said].flat().join(", ")}>
      {parts.map((share, at) => (
        <span style={{ "--share": share } as CSSProperties} hidden={!share} key={at}>
          <b>{share}</b>
        </span>
      ))}
      {when && <small>{when}</small>}
    </p>
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
