import { Button } from "@wesdom/ui-kit/button";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import { useEffect, useState, type ComponentType, type ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import { neededModule } from "./neededModule.ts";
import type { StepProps } from "./step-props.ts";

type InformationProps = StepProps<"information">;

const load = () => import("./InformationStep.tsx");

/**
 * The step of the company, loaded when it is reached: with its area picker and company matching it is heavier than all
 * the others. Where it cannot be loaded it can be tried again, and comes with the whole page then.
 */
export function LazyInformation(props: InformationProps): ReactElement {
  const [Step, setStep] = useState<ComponentType<InformationProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let left = false;
    const fetchStep = async (): Promise<void> => {
      try {
        const { InformationStep } = await neededModule(load());
        if (!left) setStep(() => InformationStep);
      } catch {
        if (!left) setFailed(true);
      }
    };
    void fetchStep();
    return () => {
      left = true;
    };
  }, [failed]);
  if (Step !== null) return <Step {...props} />;
  if (!failed) return <output>{texts.loading}</output>;
  return (
    <ErrorState
      title={texts.loadFailed.title}
      text={texts.loadFailed.text}
      actions={<Button onClick={() => setFailed(false)}>{texts.loadFailed.retry}</Button>}
    />
  );
}
