import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import type { CSSProperties, ReactElement } from "react";
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
  return (
    <ul className={styles["bar"]}>
      {partsOf(shares).map(({ share, offset }, at) => (
        <li
          style={{ "--share": share, "--offset": offset, "--at": at } as CSSProperties}
          hidden={share === 0}
          key={at}
        >
          <VisuallyHidden>{names[at]}</VisuallyHidden> <span>{share}</span>
        </li>
      ))}
    </ul>
  );
}

/** The parts of a budget from left to right, last what is held back. */
function partsOf(shares: readonly string[]): readonly { readonly share: number; readonly offset: number }[] {
  const spent = shares.map(Number);
  const upTo = (at: number): number => spent.slice(0, at).reduce((sum, share) => sum + share, 0);
  return [...spent, WHOLE - upTo(spent.length)].map((share, at) => ({ share, offset: upTo(at) }));
}
