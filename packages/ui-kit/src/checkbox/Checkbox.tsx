import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Field } from "../field/Field.tsx";
import { useControl } from "../field/fieldContext.ts";

/** Props of {@link Checkbox}: those of a native checkbox, and what a `Field` needs; its id is given by that. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "name" | "id"> {
  readonly name: string;
  /** The label; may hold links. */
  readonly children: ReactNode;
  /** Message; wins over the one of the form. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

function Box(props: InputHTMLAttributes<HTMLInputElement>): ReactElement {
  return (
    <span className="el-checkbox__touch">
      {/* Firefox ticks a box again when its page is loaded anew, unless it is told not to. */}
      <input autoComplete="off" {...useControl(props)} type="checkbox" className="el-checkbox__box" />
    </span>
  );
}

/** A box to tick, with its label and message; unticked unless told otherwise. */
export function Checkbox({
  name,
  children,
  error,
  required,
  className,
  value = "1",
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <div className={className === undefined ? "el-checkbox" : `el-checkbox ${className}`}>
      <Field name={name} label={children} error={error} required={required} inline>
        <Box {...rest} value={value} />
      </Field>
    </div>
  );
}
