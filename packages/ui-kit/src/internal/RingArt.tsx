import type { ReactElement } from "react";
import { cx } from "./cx.ts";

/** The kit's own small drawing: arcs of attention around a point, some of them not closed yet. */
export function RingArt({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg
      className={cx("el-ring-art", className)}
      viewBox="0 0 160 160"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <circle
        className="el-ring-art__ring"
        cx="80"
        cy="80"
        r="72"
        pathLength="100"
        strokeDasharray="82 18"
        strokeWidth="3"
        stroke="var(--el-on-ground-line)"
        transform="rotate(-40 80 80)"
      />
      <circle
        className="el-ring-art__ring"
        cx="80"
        cy="80"
        r="56"
        pathLength="100"
        strokeDasharray="64 36"
        strokeWidth="9"
        stroke="currentColor"
        transform="rotate(120 80 80)"
      />
      <circle
        className="el-ring-art__ring"
        cx="80"
        cy="80"
        r="38"
        pathLength="100"
        strokeDasharray="44 56"
        strokeWidth="6"
        stroke="var(--el-ring-art-hot, var(--el-color-accent))"
        transform="rotate(-80 80 80)"
      />
      <circle
        className="el-ring-art__ring"
        cx="80"
        cy="80"
        r="24"
        pathLength="100"
        strokeDasharray="70 30"
        strokeWidth="3"
        stroke="currentColor"
      />
      <circle cx="80" cy="80" r="9" fill="var(--el-ring-art-hot, var(--el-color-accent))" />
    </svg>
  );
}
