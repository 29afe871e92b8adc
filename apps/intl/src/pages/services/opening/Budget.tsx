import type { ReactElement } from "react";
import { Bar } from "../process/Bar.tsx";
import styles from "./Budget.module.css";

/** Props of {@link Budget}. */
interface BudgetProps {
  /** Of the budget, for each post after each step: hundredths. */
  readonly steps: readonly { readonly title: string; readonly shares?: readonly string[] }[];
}

/** A budget after each step, one upon another. */
export function Budget({ steps }: BudgetProps): ReactElement {
  return (
    <div className={styles["budget"]}>
      {steps.map(({ title, shares }) => (
        <Bar shares={shares} key={title} />
      ))}
    </div>
  );
}
