import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { useControl } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { cleanCode } from "./cleanCode.ts";

/** Props of {@link CodeInput}: those of a native input, and the code. */
export interface CodeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "value" | "defaultValue" | "maxLength" | "pattern" | "size"
> {
  readonly defaultValue?: string | undefined;
  /** Called once each time the code becomes whole, by typing, pasting or filling in: the input holds it already. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const CODE_DIGITS = 6;

/**
 * A code of six digits that came by message: one real input, so that phones fill it in, it pastes, selects and reads as one
 * field; the cells behind it are only drawn. A pasted message gives its code, full-width digits count.
 */
export function CodeInput(props: CodeInputProps): ReactElement {
  const { defaultValue = "", onComplete, className, ref, ...rest } = props;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<string>(undefined);
  const [code, setCode] = useState(() => cleanCode(defaultValue, CODE_DIGITS));
  const [draft, setDraft] = useState<string>();
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormReset(input, () => {
    setCode(cleanCode(defaultValue, CODE_DIGITS));
  });
  const take = (text: string): void => {
    const next = cleanCode(text, CODE_DIGITS);
    setDraft(undefined);
    setCode(next);
    if (next === code) return;
    whole.current = next.length === CODE_DIGITS ? next : undefined;
  };
  useEffect(() => {
    // Effects of an earlier render run, too, before the input holds what came.
    if (whole.current !== code) return;
    whole.current = undefined;
    onComplete?.(code);
  });
  return (
    <span className={cx("el-code-input", className)}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...useControl(rest)}
        ref={input}
        type="text"
        className="el-code-input__control"
        value={draft ?? code}
        pattern={`[0-9]{${CODE_DIGITS}}`}
        maxLength={hydrated ? undefined : CODE_DIGITS}
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
        {Array.from({ length: CODE_DIGITS }, (_, cell) => (
          <span
            key={cell}
            className={cx(
              "el-code-input__cell",
              cell < code.length && "is-filled",
              cell === Math.min(code.length, CODE_DIGITS - 1) && "is-current",
            )}
          />
        ))}
      </span>
    </span>
  );
}
