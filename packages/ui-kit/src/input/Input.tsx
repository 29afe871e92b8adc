import { useRef, type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref } from "react";
import { useConfig } from "../config-provider/useConfig.ts";
import { useField } from "../field/fieldContext.ts";
import { CloseIcon } from "../icon/icons/CloseIcon.tsx";
import { cx } from "../internal/cx.ts";
import { setNativeValue } from "../internal/setNativeValue.ts";
import { useHydrated } from "../internal/useHydrated.ts";

/** Props of {@link Input}: those of a native input, and what stands inside its border. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "prefix"> {
  /** Before the text: an icon, `+86`. Not read with the label; a unit that matters belongs into the label too. */
  readonly leading?: ReactNode;
  /** After the text: a unit, a small button. */
  readonly trailing?: ReactNode;
  /** Shows a button that empties the field while there is something in it. @default false */
  readonly clearable?: boolean | undefined;
  /** Name of that button. @default `input.clear` of the locale */
  readonly clearLabel?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text. Inside a `Field` it takes id, name and announcements from there. Its type size never falls below
 * 16 CSS pixels, so that iOS does not zoom; give it `inputMode` and `autoComplete` for the right keyboard and filling.
 */
export function Input(props: InputProps): ReactElement {
  const { leading, trailing, clearable = false, clearLabel, className, ...rest } = props;
  const field = useField();
  const control = { type: "text", ...field, ...rest };
  if (leading === undefined && trailing === undefined && !clearable)
    return <input {...control} className={cx("el-input el-control", className)} />;
  return (
    <span className={cx("el-input-box", rest.disabled === true && "is-disabled", className)}>
      {leading !== undefined && <span className="el-input-box__side">{leading}</span>}
      <input {...control} placeholder={rest.placeholder ?? " "} className="el-input el-control" />
      {clearable && <Clear label={clearLabel} />}
      {trailing !== undefined && <span className="el-input-box__side is-trailing">{trailing}</span>}
      <span className="el-input-box__frame" aria-hidden />
    </span>
  );
}

function Clear({ label }: { readonly label: string | undefined }): ReactElement | null {
  const button = useRef<HTMLButtonElement>(null);
  const { locale } = useConfig();
  const hydrated = useHydrated();
  const clear = (): void => {
    const input = button.current?.parentElement?.querySelector("input");
    if (!input) return;
    setNativeValue(input, "");
    input.focus();
  };
  if (!hydrated) return null;
  return (
    <button
      ref={button}
      type="button"
      className="el-input-box__clear"
      aria-label={label ?? locale?.input?.clear}
      onClick={clear}
    >
      <CloseIcon size="1em" />
    </button>
  );
}
