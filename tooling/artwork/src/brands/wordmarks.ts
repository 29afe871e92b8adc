/** How the parts of a brand picture stand. */
export type Layout = "side" | "stack" | "after";

/** How a client sets its name. */
export interface Wordmark {
  readonly layout: Layout;
  /** `inter`: outlines of Inter; `stroke`: the alphabet of our own. */
  readonly face: "inter" | "stroke";
  /** Inter: 100–900; stroke: width of the stroke, x-height being 10. */
  readonly weight: number;
  /** Space between letters: Inter in em, stroke in letter units. */
  readonly tracking: number;
  readonly letters: "lower" | "upper" | "title";
  readonly italic?: boolean;
  /** Horizontal stretch. @default 1 */
  readonly stretch?: number;
  /** Round ends of strokes. @default true */
  readonly round?: boolean;
  /** Height of the word against the usual one. @default 1 */
  readonly size?: number;
}

/** The hand of each client; no two alike. */
export const WORDMARKS: Readonly<Record<string, Wordmark>> = {
  muyan: { layout: "stack", face: "stroke", weight: 0.9, tracking: 7, letters: "lower", size: 0.9 },
  laobaxiang: { layout: "side", face: "inter", weight: 800, tracking: -0.02, letters: "title" },
  mianmian: { layout: "side", face: "stroke", weight: 3, tracking: 0.8, letters: "lower" },
  shengye: { layout: "side", face: "inter", weight: 300, tracking: 0.02, letters: "lower", size: 1.1 },
  yunju: { layout: "side", face: "inter", weight: 600, tracking: -0.03, letters: "title", size: 1.25 },
  linglu: {
    layout: "stack",
    face: "inter",
    weight: 700,
    tracking: 0.34,
    letters: "upper",
    stretch: 1.15,
    size: 0.72,
  },
  qingyan: { layout: "side", face: "inter", weight: 400, tracking: 0.16, letters: "title", size: 0.92 },
  miaowei: { layout: "after", face: "stroke", weight: 3.6, tracking: 0.6, letters: "lower" },
  shujie: { layout: "stack", face: "inter", weight: 200, tracking: 0.42, letters: "upper", size: 0.82 },
  yuelu: {
    layout: "side",
    face: "inter",
    weight: 900,
    tracking: -0.05,
    letters: "upper",
    italic: true,
    size: 1.2,
  },
  heli: {
    layout: "side",
    face: "inter",
    weight: 700,
    tracking: 0,
    letters: "lower",
    stretch: 1.2,
    size: 1.35,
  },
  qiwu: { layout: "side", face: "stroke", weight: 1.7, tracking: 2.2, letters: "lower", size: 1.15 },
  qinglan: { layout: "stack", face: "inter", weight: 400, tracking: 0.02, letters: "lower", size: 0.95 },
  benbu: { layout: "after", face: "inter", weight: 800, tracking: -0.06, letters: "lower", size: 1.3 },
  guanglu: { layout: "side", face: "inter", weight: 500, tracking: 0.2, letters: "upper", size: 0.8 },
  yexing: {
    layout: "side",
    face: "inter",
    weight: 900,
    tracking: 0,
    letters: "upper",
    stretch: 0.66,
    size: 1.5,
  },
  hanasaki: { layout: "stack", face: "stroke", weight: 1.1, tracking: 3.4, letters: "lower", size: 0.95 },
  lysglimt: { layout: "side", face: "inter", weight: 200, tracking: 0.04, letters: "lower", size: 1.15 },
  tanxi: {
    layout: "side",
    face: "inter",
    weight: 500,
    tracking: -0.01,
    letters: "title",
    italic: true,
    size: 1.3,
  },
  nuanfeng: {
    layout: "side",
    face: "inter",
    weight: 800,
    tracking: 0.06,
    letters: "upper",
    stretch: 0.82,
    size: 1,
  },
  xingchuan: { layout: "stack", face: "inter", weight: 300, tracking: 0.3, letters: "upper", size: 0.72 },
  maibao: { layout: "side", face: "stroke", weight: 3.7, tracking: 0.5, letters: "lower", size: 1 },
  zhixian: { layout: "after", face: "inter", weight: 700, tracking: -0.04, letters: "title", size: 1.15 },
  luoyin: {
    layout: "side",
    face: "stroke",
    weight: 2.2,
    tracking: 1.6,
    letters: "lower",
    round: false,
    size: 1.05,
  },
};
