export { Highlight, type HighlightProps } from "./Highlight.tsx";
export { MOST_MARKED_WORDS, matchRanges, type TextRange } from "./matchRanges.ts";
