export { Highlight } from "./Highlight.tsx";
export type { HighlightProps } from "./Highlight.tsx";
export { MOST_MARKED_WORDS, matchRanges } from "./matchRanges.ts";
export type { TextRange } from "./matchRanges.ts";
