import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { cleanCode } from "./cleanCode.ts";

/** Props of {@link CodeInput}: those of a native input, and the code. */
export interface CodeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "value" | "defaultValue" | "maxLength" | "pattern" | "size"
> {
  /** Digits of a code. @default 6 */
  readonly length?: number | undefined;
  /** The digits, where the page keeps them. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Called with the digits typed so far. */
  readonly onValueChange?: ((code: string) => void) | undefined;
  /** Called once each time the code becomes whole, by typing, pasting or filling in: the input holds it already. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const DEFAULT_LENGTH = 6;

/**
 * A code of digits that came by message: one real input, so that phones fill it in, it pastes, selects and reads as one
 * field; the cells behind it are only drawn. A pasted message gives its code, full-width digits count.
 */
export function CodeInput(props: CodeInputProps): ReactElement {
  const { length = DEFAULT_LENGTH, value, defaultValue = "", onValueChange, onComplete, ...native } = props;
  const { className, style, ref, ...rest } = native;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<string>(undefined);
  const [typed, setTyped] = useState(() => cleanCode(defaultValue, length));
  const [draft, setDraft] = useState<string>();
  const code = value ?? typed;
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormReset(input, () => {
    setTyped(cleanCode(defaultValue, length));
  });
  const take = (text: string): void => {
    const next = cleanCode(text, length);
    setDraft(undefined);
    setTyped(next);
    if (next === code) return;
    onValueChange?.(next);
    whole.current = next.length === length ? next : undefined;
  };
  useEffect(() => {
    // Effects of an earlier render run, too, before the input holds what came.
    if (whole.current !== code) return;
    whole.current = undefined;
    onComplete?.(code);
  });
  return (
    <span
      className={cx("el-code-input", className)}
      style={{ "--el-code-input-length": length, ...style } as CSSProperties}
    >
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...useField()}
        {...rest}
        ref={input}
        type="text"
        className="el-code-input__control"
        value={draft ?? code}
        pattern={`[0-9]{${length}}`}
        maxLength={hydrated ? undefined : length}
        onChange={(event) => {
          rest.onChange?.(event);
          // What an input method is still composing must not be touched.
          if ((event.nativeEvent as InputEvent).isComposing) setDraft(event.target.value);
          else take(event.target.value);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          take(event.currentTarget.value);
        }}
      />
      <span className="el-code-input__cells" aria-hidden>
        {Array.from({ length }, (_, cell) => (
          <span
            key={cell}
            className={cx(
              "el-code-input__cell",
              cell < code.length && "is-filled",
              cell === Math.min(code.length, length - 1) && "is-current",
            )}
          />
        ))}
      </span>
    </span>
  );
}
