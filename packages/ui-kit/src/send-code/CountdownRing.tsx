import type { ReactElement } from "react";

const WHOLE = 100;

/** What is left of a wait, as an arc. */
export function CountdownRing({ share }: { readonly share: number }): ReactElement {
  return (
    <svg className="el-send-code__ring" viewBox="0 0 20 20" fill="none" aria-hidden focusable="false">
      <circle cx="10" cy="10" r="8" stroke="var(--el-on-ground-line)" strokeWidth="2.5" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength={WHOLE}
        strokeDasharray={`${Math.min(1, share) * WHOLE} ${WHOLE}`}
        stroke="currentColor"
        strokeWidth="2.5"
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
