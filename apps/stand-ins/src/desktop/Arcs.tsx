import type { ReactElement } from "react";

/** Radius, colour, width, drawn and left out of each arc, and where it begins. */
const ARCS = [
  [560, "var(--el-ground-hot-line)", 34, "2400 1118", 300],
  [486, "#ffb59f", 34, "1150 1903", -420],
  [412, "var(--el-palette-hot-deep)", 26, "700 1888", 900],
  [338, "var(--el-palette-hot-tint)", 26, "1500 623", 0],
  [264, "var(--el-palette-ink)", 40, "1100 558", 200],
] as const;

/** A signal that spreads behind the phone. */
export function Arcs({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 1180 1180" aria-hidden fill="none">
      {ARCS.map(([radius, stroke, strokeWidth, strokeDasharray, strokeDashoffset]) => (
        <circle
          key={radius}
          cx="590"
          cy="590"
          r={radius}
          {...{ stroke, strokeWidth, strokeDasharray, strokeDashoffset }}
        />
      ))}
    </svg>
  );
}
