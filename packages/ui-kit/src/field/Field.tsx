import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { FieldContext } from "./fieldContext.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import { useFieldState } from "./useFieldState.ts";

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
  /** The control: `Input`, `Textarea`, `Select`, `PasswordInput`, `CodeInput`, `AreaPicker`, `CompanyAutocomplete`. */
  readonly children: ReactNode;
}

/** Label, help, control and message of one question, tied together for screen readers. */
export function Field(props: FieldProps): ReactElement {
  const { name, label, hint, error, required = false, optionalLabel, inline = false, children } = props;
  const hasHint = isDrawn(hint);
  const { id, anchor, message, invalid, told, state } = useFieldState(name, error, required, hasHint);
  const control = <FieldContext value={state}>{children}</FieldContext>;
  return (
    <div className={cx("el-field", inline && "el-field--inline", invalid && "is-error")} id={anchor}>
      <div className="el-field__head">
        {inline && control}
        <label className="el-field__label" htmlFor={id}>
          <FieldLabel label={label} optionalLabel={required ? undefined : optionalLabel} />
        </label>
      </div>
      {hasHint && (
        <p className="el-field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {!inline && control}
      <FieldMessage id={`${id}error`} message={message} told={told} />
    </div>
  );
}
