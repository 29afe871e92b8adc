import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { BADGE_MAX, badgeText } from "./badgeText.ts";

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** A number, capped at `max`, or a short text, never capped. Left out, a dot. */
  readonly content?: number | string | undefined;
  /** @default 99 */
  readonly max?: number | undefined;
  /** What a screen reader hears, e.g. `3 unread messages`. */
  readonly label?: string | undefined;
  /** What it is attached to. Left out, it stands in the text. */
  readonly children?: ReactNode;
}

/** A count or a dot at the corner of something. */
export function Badge({ content, max = BADGE_MAX, label, children }: BadgeProps): ReactElement {
  const dot = content === undefined;
  return (
    <span className={cx("el-badge", isDrawn(children) && "is-attached")}>
      {children}
      {content !== "" && (
        <span
          className={cx("el-badge__mark", dot && "is-dot")}
          {...(label === undefined ? {} : { role: "img", "aria-label": label })}
        >
          {dot ? null : badgeText(content, max)}
        </span>
      )}
    </span>
  );
}
