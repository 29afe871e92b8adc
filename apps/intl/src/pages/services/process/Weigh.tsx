import { Reveal } from "@wesdom/ui-kit/reveal";
import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import type { CSSProperties, ReactElement } from "react";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";
import styles from "./Weigh.module.css";

/** All of a budget. */
const WHOLE = 100;

/** Props of {@link Weigh}. */
interface WeighProps extends ProcessProps<
  ServiceStep & {
    /** Of the budget, for each post: hundredths. */
    readonly shares?: readonly string[];
  }
> {
  readonly budget: { readonly note: string; readonly posts: readonly string[]; readonly held: string };
}

/** A budget of a hundred parts over the steps: it moves from one post to another, and what is left is held back. */
export function Weigh({ steps, budget: { note, posts, held } }: WeighProps): ReactElement {
  return (
    <>
      <p className={styles["note"]}>{note}</p>
      <ul className={styles["legend"]} aria-hidden>
        {[...posts, held].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ol className={styles["steps"]}>
        {steps.map((step) => (
          <li key={step.title}>
            <Reveal>
              <ul className={styles["bar"]}>
                {partsOf(step.shares ?? []).map(({ share, offset }, at) => (
                  <li
                    style={
                      {
                        "--share": share,
                        "--offset": offset,
                        "--at": at,
                      } as CSSProperties
                    }
                    hidden={share === 0}
                    key={posts[at] ?? held}
                  >
                    <VisuallyHidden>{posts[at] ?? held}</VisuallyHidden> <span>{share}</span>
                  </li>
                ))}
              </ul>
            </Reveal>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The parts of a budget from left to right, last what is held back. */
function partsOf(shares: readonly string[]): readonly { readonly share: number; readonly offset: number }[] {
  const spent = shares.map(Number);
  const upTo = (at: number): number => spent.slice(0, at).reduce((sum, share) => sum + share, 0);
  return [...spent, WHOLE - upTo(spent.length)].map((share, at) => ({ share, offset: upTo(at) }));
}
