import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** Props shared by all brand marks. */
export interface BrandIconProps {
  /** Side in CSS units. @default "1.25em" */
  readonly size?: string | undefined;
  /** Name for a screen reader. Leave it out where the text beside it names the platform. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Frame of the platform marks: 24 × 24, filled with the colour of the text. */
export function BrandIcon({ size, label, className, children }: BrandIconProps): ReactElement {
  return (
    <svg
      className={cx("el-brand-icon", className)}
      viewBox="0 0 24 24"
      width={size ?? "1.25em"}
      height={size ?? "1.25em"}
      fill="currentColor"
      focusable="false"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}
