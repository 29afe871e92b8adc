import type { ReactElement } from "react";

/** From the outside in: radius, drawn part in percent, stroke width, turn in degrees and colour. */
const RINGS = [
  [72, 82, 3, -40, "var(--el-on-ground-line)"],
  [56, 64, 9, 120, "currentColor"],
  [38, 44, 6, -80, "var(--el-color-accent)"],
  [24, 70, 3, 0, "currentColor"],
] as const;

/** The kit's own small drawing: arcs of attention around a point, some of them not closed yet. */
export function RingArt({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 160 160" fill="none" aria-hidden focusable="false">
      {RINGS.map(([radius, drawn, strokeWidth, turn, stroke]) => (
        <circle
          key={radius}
          cx="80"
          cy="80"
          r={radius}
          pathLength="100"
          strokeDasharray={`${drawn} ${100 - drawn}`}
          strokeWidth={strokeWidth}
          stroke={stroke}
          transform={`rotate(${turn} 80 80)`}
        />
      ))}
      <circle cx="80" cy="80" r="9" fill="var(--el-color-accent)" />
    </svg>
  );
}
