import type { ReactElement } from "react";

/** Kinds of nothing that have a drawing. */
export type EmptyArtKind = "list" | "search" | "message" | "offline";

interface Stroke {
  readonly d: string;
  /** `ink` carries the drawing, `line` recedes, `hot` is the one accent. */
  readonly tone: "ink" | "line" | "hot";
  readonly width: number;
}

/** Arcs and waves on a field 200 × 140. */
const DRAWINGS: Readonly<Record<EmptyArtKind, readonly Stroke[]>> = {
  list: [
    { d: "M20 118a80 80 0 0 1 160 0", tone: "line", width: 3 },
    { d: "M40 118a60 60 0 0 1 60-60", tone: "ink", width: 9 },
    { d: "M100 58a60 60 0 0 1 52 30", tone: "line", width: 9 },
    { d: "M62 118a38 38 0 0 1 65-27", tone: "line", width: 5 },
    { d: "M82 118a18 18 0 0 1 36 0", tone: "hot", width: 7 },
    { d: "M8 118h184", tone: "ink", width: 3 },
  ],
  search: [
    { d: "M6 104q12-16 24 0t24 0 24 0 24 0 24 0 24 0 24 0", tone: "line", width: 3 },
    { d: "M6 122q12-16 24 0t24 0 24 0 24 0 24 0 24 0 24 0", tone: "line", width: 3 },
    { d: "M58 60a44 44 0 1 1 88 0a44 44 0 1 1-88 0", tone: "ink", width: 9 },
    { d: "M76 60a26 26 0 0 1 26-26", tone: "hot", width: 7 },
    { d: "M134 92l30 32", tone: "ink", width: 11 },
  ],
  message: [
    { d: "M54 98a54 54 0 1 1 30 22l-38 10z", tone: "ink", width: 7 },
    { d: "M68 70q8-22 16 0t16 0 16 0 16 0", tone: "hot", width: 6 },
    { d: "M160 34a84 84 0 0 1 18 52", tone: "line", width: 3 },
    { d: "M172 22a100 100 0 0 1 22 64", tone: "line", width: 3 },
  ],
  offline: [
    { d: "M24 66a108 108 0 0 1 58-34", tone: "ink", width: 9 },
    { d: "M118 32a108 108 0 0 1 58 34", tone: "line", width: 9 },
    { d: "M48 88a74 74 0 0 1 36-21", tone: "ink", width: 7 },
    { d: "M116 67a74 74 0 0 1 36 21", tone: "line", width: 7 },
    { d: "M72 108a40 40 0 0 1 56 0", tone: "line", width: 6 },
    { d: "M100 12l-8 40 16 8-8 34", tone: "hot", width: 5 },
  ],
};

/** The drawing of an empty place; for the eye alone. */
export function EmptyArt({ kind }: { readonly kind: EmptyArtKind }): ReactElement {
  return (
    <svg className="el-empty__art" viewBox="0 0 200 140" fill="none" aria-hidden focusable="false">
      {DRAWINGS[kind].map(({ d, tone, width }) => (
        <path className={`el-empty__stroke is-${tone}`} d={d} strokeWidth={width} key={d} />
      ))}
      {kind === "offline" && <circle className="el-empty__dot" cx="100" cy="124" r="8" />}
    </svg>
  );
}
