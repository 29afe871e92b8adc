import { use, useId, useMemo, type ReactElement, type ReactNode } from "react";
import { FormContext } from "../form/formContext.ts";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";
import { cx } from "../internal/cx.ts";
import { FieldContext, type FieldState } from "./fieldContext.ts";

/** Props of {@link Field}. */
export interface FieldProps {
  /** Name under which the value is sent; also finds the message in the `errors` of `Form`. */
  readonly name: string;
  readonly label: ReactNode;
  /** Help, below the label. */
  readonly hint?: ReactNode;
  /** Message; wins over the one of the form. */
  readonly error?: string | undefined;
  /** @default false */
  readonly required?: boolean | undefined;
  /** Shown after the label of a field that may stay empty, e.g. `(optional)`. */
  readonly optionalLabel?: string | undefined;
  /** Name and control in one line with the label after it, as for a checkbox. @default false */
  readonly inline?: boolean | undefined;
  /** The control: `Input`, `Textarea`, `Select`. */
  readonly children: ReactNode;
}

/** Label, help, control and message of one question, tied together for screen readers. */
export function Field(props: FieldProps): ReactElement {
  const { name, label, hint, error, required = false, optionalLabel, inline = false, children } = props;
  const id = useId();
  const form = use(FormContext);
  const message = error ?? form.errors[name];
  const invalid = message !== undefined && message !== "";
  const hasHint = hint !== undefined;
  const state = useMemo<FieldState>(() => {
    const described = cx(invalid && `${id}error`, hasHint && `${id}hint`);
    return {
      id,
      name,
      required,
      ...(described === "" ? {} : { "aria-describedby": described }),
      ...(invalid ? { "aria-invalid": true as const } : {}),
    };
  }, [id, name, required, invalid, hasHint]);
  const control = <FieldContext value={state}>{children}</FieldContext>;
  return (
    <div className={cx("el-field", inline && "el-field--inline", invalid && "is-error")}>
      <div className="el-field__head">
        {inline && control}
        <label className="el-field__label" htmlFor={id}>
          {label}
          {!required && optionalLabel !== undefined && (
            <span className="el-field__optional"> {optionalLabel}</span>
          )}
        </label>
      </div>
      {hasHint && (
        <p className="el-field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {!inline && control}
      <p className="el-field__error" id={`${id}error`} aria-live="polite">
        {invalid && (
          <>
            <AlertIcon size="1.1em" />
            <span>{message}</span>
          </>
        )}
      </p>
    </div>
  );
}
