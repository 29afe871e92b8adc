import type { ReactElement, Ref, TextareaHTMLAttributes } from "react";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";

/** Props of {@link Textarea}: those of a native textarea. */
export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps): ReactElement {
  return (
    <textarea rows={rows} {...useField()} {...rest} className={cx("el-textarea el-control", className)} />
  );
}
