export { countUpEase, countUpText } from "./countUpText.ts";
export { FigureText } from "./FigureText.tsx";
export type { FigureTextProps } from "./FigureText.tsx";
export { StatGrid } from "./StatGrid.tsx";
export type { StatGridProps } from "./StatGrid.tsx";
export { COUNT_UP_MS, StatNumber } from "./StatNumber.tsx";
export type { StatNumberProps } from "./StatNumber.tsx";
