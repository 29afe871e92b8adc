import type { ReactElement } from "react";
import { Bar, BarKey, type Budget } from "../opening/Bar.tsx";
import type { ProcessProps, ServiceStep } from "./Step.tsx";
import { Steps } from "./Steps.tsx";
import styles from "./Weigh.module.css";

/** Props of {@link Weigh}. */
interface WeighProps extends ProcessProps<
  ServiceStep & {
    /** Of the budget, for each post: hundredths, as often as they change. */
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
      <BarKey budget={budget} />
      <Steps
        className={styles["steps"]}
        steps={steps}
        renderDrawing={({ shares }) => (
          <>
            {shares?.map((part) => (
              <Bar budget={budget} shares={part} key={part} />
            ))}
          </>
        )}
      />
    </>
  );
}
