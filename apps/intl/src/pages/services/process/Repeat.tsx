import { Reveal } from "@wesdom/ui-kit/reveal";
import type { CSSProperties, ReactElement } from "react";
import styles from "./Repeat.module.css";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps<
  ServiceStep & {
    /** A sign a day from Monday on: `●` a post, `○` reading and replies, `·` nothing. */
    readonly week?: string;
  }
> {
  readonly week: { readonly days: readonly string[]; readonly posts: string; readonly replies: string };
}

/** A calendar of the steps, a week each; day after day lights up as it comes into view. */
export function Repeat({ steps, week: { days, posts, replies } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["legend"]}>
        <li data-sign="●">{posts}</li>
        <li data-sign="○">{replies}</li>
      </ul>
      <ol className={styles["weeks"]}>
        {steps.map(({ week = "", ...step }) => (
          <li key={step.title}>
            <Reveal>
              <p className={styles["week"]} aria-hidden>
                {[...week].map((sign, day) => (
                  <span data-sign={sign} style={{ "--day": day } as CSSProperties} key={day}>
                    {days[day]}
                  </span>
                ))}
              </p>
            </Reveal>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </>
  );
}
