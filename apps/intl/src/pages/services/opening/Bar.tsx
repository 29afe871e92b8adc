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
  /** How it was divided before: what has grown most since is shown, and nothing else. @default all is shown */
  readonly before?: string | undefined;
  /** When it is divided so, written above it. @default the names of what is shown */
  readonly when?: string | undefined;
}

/** A budget of a hundred parts: what each post has, and what is left is held back. */
export function Bar({ budget: { posts, held }, shares, before, when }: BarProps): ReactElement {
  const parts = partsOf(shares.split(" "));
  const was = before === undefined ? [] : partsOf(before.split(" "));
  const growth = parts.map((share, at) => share - (was[at] ?? 0));
  const isShown = (at: number): boolean =>
    before === undefined ? parts[at] !== 0 : growth[at] === Math.max(...growth);
  const shown = parts.findIndex((_, at) => isShown(at));
  const names = [...posts, held].filter((_, at) => isShown(at));
  const said = [...posts, held].flatMap((name, at) => (isShown(at) ? [`${name} ${parts[at]}`] : []));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by what it holds, in the words of the page
    <p className={styles["bar"]} role="img" aria-label={[when ?? [], said].flat().join(", ")}>
      {parts.map((share, at) => (
        <span style={{ "--share": share } as CSSProperties} hidden={!isShown(at)} key={at}>
          <b>
            {was[at] ? `${was[at]} → ` : ""}
            {share}
            {share === 100 && "%"}
          </b>
          {at === shown && <small>{when ?? names.join(" · ")}</small>}
        </span>
      ))}
    </p>
  );
}

/** Which colour is which post. */
export function BarKey({ budget: { posts, held } }: Pick<BarProps, "budget">): ReactElement {
  return (
    <ul role="list" className={styles["key"]}>
      {[...posts, held].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
