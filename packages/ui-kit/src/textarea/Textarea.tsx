import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ReactElement,
  type Ref,
  type TextareaHTMLAttributes,
} from "react";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { TextareaCounter } from "./TextareaCounter.tsx";

/** Props of {@link Textarea}: those of a native textarea. */
export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Grows with what is typed, up to 60 % of the screen. @default true */
  readonly autosize?: boolean | undefined;
  /** Shows how many of `maxLength` characters are used. @default false */
  readonly counter?: boolean | undefined;
  /** Announced near the end, `{n}` are left. @default `textarea.left` of the locale */
  readonly leftLabel?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function Textarea(props: TextareaProps): ReactElement {
  const { autosize = true, counter = false, leftLabel, className, rows = 4, onChange, ref, ...rest } = props;
  const field = useField();
  const counterId = useId();
  const control = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ""));
  const text = String(rest.value ?? typed);
  const counted = counter && rest.maxLength !== undefined;
  const described = cx(rest["aria-describedby"] ?? field["aria-describedby"], counted && counterId);
  useImperativeHandle(ref, () => control.current as HTMLTextAreaElement);
  useFormReset(control, () => {
    setTyped(control.current?.value ?? "");
  });
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <span
      className={cx("el-textarea", autosize && "is-autosize", counted && "is-counted", className)}
      data-text={text}
    >
      <textarea
        rows={rows}
        {...field}
        {...rest}
        ref={control}
        aria-describedby={described === "" ? undefined : described}
        className="el-textarea__control el-control"
        onChange={change}
      />
      {counted && (
        <TextareaCounter
          id={counterId}
          length={text.length}
          max={rest.maxLength ?? 0}
          leftLabel={leftLabel}
        />
      )}
    </span>
  );
}
