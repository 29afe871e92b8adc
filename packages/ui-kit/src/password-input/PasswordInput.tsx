import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { useField } from "../field/fieldContext.ts";
import { Input } from "../input/Input.tsx";
import { cx } from "../internal/cx.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { EyeIcon } from "./EyeIcon.tsx";
import { PasswordStrength, type PasswordStrengthProps } from "./PasswordStrength.tsx";

/** Props of {@link PasswordInput}: those of a native input. */
export interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix"> {
  /** What the page's rule says of the password typed; a meter and the list of rules below the field. */
  readonly strength?: Omit<PasswordStrengthProps, "id" | "labels"> | undefined;
  /** @default the locale's `passwordInput` */
  readonly labels?: Partial<KitTexts["passwordInput"]> | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A password with a button that shows it. It hides again when the form is sent, so that no browser remembers it as
 * ordinary text. Say by `autoComplete` whether it is the `current-password` or a `new-password`.
 */
export function PasswordInput(props: PasswordInputProps): ReactElement {
  const { strength, labels, autoComplete = "current-password", ref, ...rest } = props;
  const texts = useTexts("passwordInput", labels);
  const { id = rest.id } = useField();
  const meterId = useId();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<boolean>();
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => {
      if (input.current !== null) input.current.type = "password";
      setShown((now) => (now === undefined ? now : false));
    };
    form?.addEventListener("submit", hide);
    return () => {
      form?.removeEventListener("submit", hide);
    };
  }, []);
  const describedBy = cx(rest["aria-describedby"], strength && meterId);
  return (
    <>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type={shown === true ? "text" : "password"}
        autoComplete={autoComplete}
        aria-describedby={describedBy === "" ? undefined : describedBy}
        className={cx("el-password-input", rest.className)}
        trailing={
          <button
            type="button"
            className="el-password-input__toggle"
            aria-label={shown === true ? texts.hide : texts.show}
            aria-controls={id}
            disabled={rest.disabled}
            hidden={!hydrated}
            onClick={() => {
              setShown(shown !== true);
            }}
          >
            <EyeIcon crossed={shown === true} />
          </button>
        }
      />
      <output>
        <VisuallyHidden>{shown === undefined ? "" : shown ? texts.shown : texts.hidden}</VisuallyHidden>
      </output>
      {strength !== undefined && <PasswordStrength {...strength} id={meterId} labels={texts} />}
    </>
  );
}
