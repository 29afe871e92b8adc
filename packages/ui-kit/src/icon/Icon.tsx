import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** Props shared by all line icons. */
export interface IconProps {
  /** Side in CSS units. @default "1.25em", so that it follows the text beside it */
  readonly size?: string | undefined;
  /** Name for a screen reader. Leave it out where the icon only repeats the text beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Frame of the line icons: 24 × 24, one stroke weight, colour of the text. */
export function Icon({ size, label, className, children }: IconProps): ReactElement {
  return (
    <svg
      className={cx("el-icon", className)}
      viewBox="0 0 24 24"
      width={size ?? "1.25em"}
      height={size ?? "1.25em"}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      focusable="false"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}
