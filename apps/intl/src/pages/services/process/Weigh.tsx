import type { ReactElement } from "react";
import { Bar, BarKey, type Budget } from "../opening/Bar.tsx";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";
import styles from "./Weigh.module.css";

/** Props of {@link Weigh}. */
interface WeighProps extends ProcessProps<
  ServiceStep & {
    /** Of the budget, for each post: hundredths. */
    readonly shares?: readonly string[];
  }
> {
  readonly budget: Budget & { readonly note: string };
}

/** The steps, and after each what every post has of the budget, and what is held back. */
export function Weigh({ steps, budget }: WeighProps): ReactElement {
  return (
    <>
      <p className={styles["note"]}>{budget.note}</p>
      <div className={styles["key"]}>
        <BarKey budget={budget} />
      </div>
      <ol className={styles["steps"]}>
        {steps.map(({ shares, ...step }) => (
          <li key={step.title}>
            <Step {...step} />
            <Bar budget={budget} shares={shares} />
          </li>
        ))}
      </ol>
    </>
  );
}
