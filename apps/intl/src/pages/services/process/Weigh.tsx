import type { ReactElement } from "react";
import { Bar, type Budget } from "../opening/Bar.tsx";
import type { ProcessProps, ServiceStep } from "./Step.tsx";
import { Steps } from "./Steps.tsx";
import styles from "./Weigh.module.css";

/** Props of {@link Weigh}. */
interface WeighProps extends ProcessProps<
  ServiceStep & {
    /** Of the budget, for each post: hundredths. */
    readonly shares?: string;
  }
> {
  readonly budget: Budget;
}

/** The steps, and after each the part of the budget that it moved, where it stands at the top of the page. */
export function Weigh({ steps, budget }: WeighProps): ReactElement {
  const changes = steps.map((step, at) => ({ ...step, before: steps[at - 1]?.shares }));
  return (
    <Steps
      className={styles["steps"]}
      steps={changes}
      renderDrawing={({ shares, before }) => (
        <>{shares && before && <Bar budget={budget} shares={shares} before={before} />}</>
      )}
    />
  );
}
