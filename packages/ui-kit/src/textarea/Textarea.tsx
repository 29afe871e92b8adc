import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ReactElement,
  type Ref,
  type TextareaHTMLAttributes,
} from "react";
import { useControl } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";

/** Props of {@link Textarea}: those of a native textarea. */
export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. It grows with what is typed, up to 60 % of the screen. */
export function Textarea(props: TextareaProps): ReactElement {
  const { className, rows = 4, onChange, ref, ...rest } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ""));
  useImperativeHandle(ref, () => control.current as HTMLTextAreaElement);
  useFormReset(control, () => {
    setTyped(control.current?.value ?? "");
  });
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <span className={cx("el-textarea", className)} data-text={String(rest.value ?? typed)}>
      <textarea
        rows={rows}
        {...useControl(rest)}
        ref={control}
        className="el-textarea__control el-control"
        onChange={change}
      />
    </span>
  );
}
