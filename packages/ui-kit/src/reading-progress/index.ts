export { ReadingProgress, type ReadingProgressProps } from "./ReadingProgress.tsx";
