import type { ReactElement, Ref, SelectHTMLAttributes } from "react";
import { useControl } from "../field/fieldContext.ts";
import { ChevronDownIcon } from "../icon/icons/ChevronDownIcon.tsx";
import { cx } from "../internal/cx.ts";

/** A choice of {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Choices under a heading. */
export interface SelectOptionGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** Props of {@link Select}: those of a native select, and the choices. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "children" | "multiple"> {
  readonly options: readonly (SelectOption | SelectOptionGroup)[];
  /** First line, chosen while nothing is; cannot be sent in a required field. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

function option({ value, label, disabled }: SelectOption): ReactElement {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** One choice of several, by the phone's own picker. */
export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactElement {
  return (
    <span className={cx("el-select", className)}>
      <select {...useControl(rest)} className="el-select__control el-control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(option)}
            </optgroup>
          ) : (
            option(entry)
          ),
        )}
      </select>
      <ChevronDownIcon className="el-select__arrow" />
    </span>
  );
}
