import type { ReactElement } from "react";
import { ringsOf, type SeenPage } from "./ringsOf.ts";

/** Props of {@link AttentionRings}. */
export interface AttentionRingsProps {
  /** What is measured. */
  readonly title: string;
  /** What was given, its numbers in the largest type; `\n` breaks the line. */
  readonly figure: string;
  /** How the drawing is read, and what becomes of it. */
  readonly note: string;
  /** What was seen, in the order in which it was. */
  readonly pages: readonly SeenPage[];
  /** Holds the rings back; they spread from their centre once it is false. Less motion: they never wait. @default false */
  readonly waiting?: boolean | undefined;
}

/** Of the drawing: the centre of the rings lies on its lower edge, nearer to the right one. */
const VIEW_BOX = "-164 -164 234 164";

/** Radius within which the last ring ends: where they would not fit all become finer together. */
const OUTER = 156;

/** Radius of the disc in the middle. */
const CENTRE = 8;

/** Half of a break, in units of the drawing. */
const HALF_BREAK = 4.5;

/** Around those that were earned, each further from the last one than that from the one before; the right edge alone cuts them. */
const FINE_RINGS = 12;
const REACH = 163;
const STEP = 14;
const STEP_GROWTH = 1.5;

/**
 * What a visitor has given, in words and as rings that rise from a horizon: one for each screen that they stayed on,
 * those of cases closed, the one of the longest stay hot. The drawing says nothing that the words do not.
 */
export function AttentionRings({ title, figure, note, pages, waiting }: AttentionRingsProps): ReactElement {
  const { rings, edge } = ringsOf(pages);
  const fit = Math.min(1, OUTER / edge);
  return (
    <div className={waiting ? "el-attention-rings is-waiting" : "el-attention-rings"}>
      <p>{title}</p>
      {/* Another figure is other words: none of them has moved. */}
      <p key={figure} className="el-attention-rings__figure">
        {figure.split(/(\d+)/).map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}
      </p>
      <p>{note}</p>
      <svg
        className="el-attention-rings__drawing"
        viewBox={VIEW_BOX}
        preserveAspectRatio="xMaxYMax"
        aria-hidden
      >
        {Array.from({ length: FINE_RINGS }, (_, at) => edge * fit + (at + 1) * (STEP + at * STEP_GROWTH))
          .filter((radius) => radius < REACH)
          .map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        <g className="el-attention-rings__earned">
          {rings.map(({ radius, weight, breakAt, look }, at) => (
            <circle
              key={at}
              className={`el-attention-rings__${look}`}
              r={radius * fit}
              strokeWidth={weight * fit}
              pathLength={2}
              strokeDasharray={breakAt === null ? undefined : dashes(breakAt, radius)}
            />
          ))}
          <circle r={CENTRE / 2} strokeWidth={CENTRE} />
        </g>
      </svg>
    </div>
  );
}

/** A circle begins at the right and goes below first: its upper half, which alone is seen, is the second. */
function dashes(breakAt: number, radius: number): string {
  const half = HALF_BREAK / (Math.PI * radius);
  return `${1 + breakAt - half} ${2 * half} ${1 - breakAt - half}`;
}
