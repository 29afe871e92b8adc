import type { CSSProperties, ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** A step of {@link StepIndicator}. */
export interface FormStep {
  readonly key: string;
  readonly label: string;
}

/** Props of {@link StepIndicator}. */
export interface StepIndicatorProps {
  /** Two to five steps. */
  readonly steps: readonly FormStep[];
  /** Key of the step at hand; those before it are done. */
  readonly current: string;
  /** Makes the steps that are done buttons that lead back. */
  readonly onSelect?: ((key: string) => void) | undefined;
  /** @default the locale's `stepIndicator` */
  readonly labels?: Partial<KitTexts["stepIndicator"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * Where one is in a form of several steps: a bar for each, the name of the one at hand written out, so that long names
 * fit. A change is announced.
 */
export function StepIndicator(props: StepIndicatorProps): ReactElement {
  const { steps, current, onSelect, labels, className } = props;
  const texts = useTexts("stepIndicator", labels);
  const at = steps.findIndex(({ key }) => key === current);
  const position = fillText(texts.step, { n: at + 1, total: steps.length });
  return (
    <div
      className={cx("el-step-indicator", className)}
      style={{ "--el-step-indicator-steps": steps.length } as CSSProperties}
    >
      <output className="el-step-indicator__now">
        <span className="el-step-indicator__position">{position}</span>{" "}
        <span className="el-step-indicator__label">{steps[at]?.label}</span>
      </output>
      <ol role="list" className="el-step-indicator__steps" aria-label={texts.label}>
        {steps.map(({ key, label }, index) => (
          <li
            key={key}
            className={cx("el-step-indicator__step", index < at && "is-done", index === at && "is-current")}
            aria-current={index === at ? "step" : undefined}
          >
            <span className="el-step-indicator__bar" aria-hidden />
            <StepName label={label} done={index < at ? texts.done : undefined} />
            {index < at && onSelect !== undefined && (
              <button
                type="button"
                className="el-step-indicator__back"
                aria-label={label}
                onClick={() => {
                  onSelect(key);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepName({
  label,
  done,
}: {
  readonly label: string;
  readonly done: string | undefined;
}): ReactElement {
  return (
    <span className="el-step-indicator__name">
      {done !== undefined && <CheckIcon size="1em" />}
      <span className="el-step-indicator__text">{label}</span>
      {done !== undefined && <VisuallyHidden>{` ${done}`}</VisuallyHidden>}
    </span>
  );
}
