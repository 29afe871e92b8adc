import type { ReactElement } from "react";
import { partsOf } from "../partsOf.ts";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";
import styles from "./Weigh.module.css";

/** Props of {@link Weigh}. */
interface WeighProps extends ProcessProps<
  ServiceStep & {
    /** Of the budget, for each post: hundredths. */
    readonly shares?: readonly string[];
  }
> {
  readonly budget: { readonly note: string; readonly posts: readonly string[]; readonly held: string };
}

/** The steps, and after each what every post has of the budget, and what is held back. */
export function Weigh({ steps, budget: { note, posts, held } }: WeighProps): ReactElement {
  return (
    <>
      <p className={styles["note"]}>{note}</p>
      <ol className={styles["steps"]}>
        {steps.map(({ shares = [], ...step }) => (
          <li key={step.title}>
            <Step {...step} />
            <ul>
              {partsOf(shares).map((share, at) => (
                <li hidden={!share} key={at}>
                  {posts[at] ?? held} <b>{share}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
