import type { ReactElement } from "react";
import { Bar } from "./Bar.tsx";
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

/** A budget of a hundred parts over the steps: it moves from one post to another, and what is left is held back. */
export function Weigh({ steps, budget: { note, posts, held } }: WeighProps): ReactElement {
  const names = [...posts, held];
  return (
    <>
      <p className={styles["note"]}>{note}</p>
      <ul className={styles["legend"]} aria-hidden>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ol className={styles["steps"]}>
        {steps.map(({ shares, ...step }) => (
          <li key={step.title}>
            <Bar shares={shares} names={names} />
            <Step {...step} />
          </li>
        ))}
      </ol>
    </>
  );
}
