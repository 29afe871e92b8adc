import type { HTMLAttributes, ReactElement } from "react";
import { Step, type ProcessProps, type ServiceStep } from "./Step.tsx";

/** Props of {@link Steps}. */
interface StepsProps<Said extends ServiceStep> extends ProcessProps<Said>, HTMLAttributes<HTMLElement> {
  /** Draws what a step comes to, below it. @default nothing */
  readonly renderDrawing?: (step: Said) => ReactElement;
}

/** The steps of a service, as its style sets them. */
export function Steps<Said extends ServiceStep>({
  steps,
  renderDrawing,
  ...list
}: StepsProps<Said>): ReactElement {
  return (
    <ol role="list" {...list}>
      {steps.map((step) => (
        <li key={step.title}>
          <Step {...step} />
          {renderDrawing?.(step)}
        </li>
      ))}
    </ol>
  );
}
