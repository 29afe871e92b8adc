import type { ReactElement } from "react";
import { FieldContext } from "../field/fieldContext.ts";
import type { FieldProps } from "../field/Field.tsx";
import { FieldLabel } from "../field/FieldLabel.tsx";
import { FieldMessage } from "../field/FieldMessage.tsx";
import { useFieldState } from "../field/useFieldState.ts";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";

/** Props of {@link FieldGroup}: those of a `Field`. */
export interface FieldGroupProps extends Omit<FieldProps, "inline"> {
  /** `radiogroup` where one of the controls is chosen: screen readers then say "required" and "invalid" of the whole. */
  readonly role?: "group" | "radiogroup" | undefined;
  readonly className?: string | undefined;
}

/** One question with several controls: a fieldset with the looks of a `Field`. */
export function FieldGroup(props: FieldGroupProps): ReactElement {
  const {
    name,
    label,
    hint,
    error,
    required = false,
    optionalLabel,
    role = "group",
    className,
    children,
  } = props;
  const hasHint = isDrawn(hint);
  const { id, anchor, message, invalid, told, state } = useFieldState(name, error, required, hasHint);
  const whole =
    role === "radiogroup"
      ? { role, "aria-required": required || undefined, "aria-invalid": invalid || undefined }
      : {};
  return (
    <fieldset
      {...whole}
      className={cx("el-field", "el-field--group", invalid && "is-error", className)}
      id={anchor}
      aria-describedby={state["aria-describedby"]}
    >
      <legend className="el-field__label el-field__head">
        <FieldLabel label={label} optionalLabel={required ? undefined : optionalLabel} />
      </legend>
      {hasHint && (
        <p className="el-field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <FieldContext value={state}>{children}</FieldContext>
      <FieldMessage id={`${id}error`} message={message} told={told} />
    </fieldset>
  );
}
