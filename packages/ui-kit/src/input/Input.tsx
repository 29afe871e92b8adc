import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { useControl } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";

/** Props of {@link Input}: those of a native input, and what stands inside its border. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "prefix"> {
  /** Before the text: an icon, `+86`. Not read with the label; a unit that matters belongs into the label too. */
  readonly leading?: ReactNode;
  /** After the text: a unit, a small button. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text. Inside a `Field` it takes id, name and announcements from there. Its type size never falls below
 * 16 CSS pixels, so that iOS does not zoom; give it `inputMode` and `autoComplete` for the right keyboard and filling.
 */
export function Input(props: InputProps): ReactElement {
  const { leading, trailing, className, ...rest } = props;
  const control = { type: "text", ...useControl(rest) };
  if (!isDrawn(leading) && !isDrawn(trailing))
    return <input {...control} className={cx("el-input el-control", className)} />;
  return (
    <span className={cx("el-input-box", rest.disabled === true && "is-disabled", className)}>
      {isDrawn(leading) && <span className="el-input-box__side">{leading}</span>}
      <input {...control} placeholder={rest.placeholder ?? " "} className="el-input el-control" />
      {isDrawn(trailing) && <span className="el-input-box__side is-trailing">{trailing}</span>}
      <span className="el-input-box__frame" aria-hidden />
    </span>
  );
}
