import type { CSSProperties, HTMLAttributes, ReactElement } from "react";
import { Step, type ProcessProps } from "./Step.tsx";

/** The steps of a service, as its style sets them. */
export function Steps({ steps, ...list }: ProcessProps & HTMLAttributes<HTMLElement>): ReactElement {
  return (
    <ol {...list}>
      {steps.map((step) => (
        <li style={{ "--days": step.days } as CSSProperties} key={step.title}>
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}
