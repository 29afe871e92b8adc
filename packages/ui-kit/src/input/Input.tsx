import type { InputHTMLAttributes, ReactElement, Ref } from "react";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";

/** Props of {@link Input}: those of a native input. */
export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Inside a `Field` it takes id, name and announcements from there. */
export function Input({ className, ...rest }: InputProps): ReactElement {
  return <input type="text" {...useField()} {...rest} className={cx("el-input el-control", className)} />;
}
