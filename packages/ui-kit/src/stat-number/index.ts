export { countUpEase, countUpText } from "./countUpText.ts";
export { StatGrid } from "./StatGrid.tsx";
export type { StatGridProps } from "./StatGrid.tsx";
export { COUNT_UP_MS, StatNumber } from "./StatNumber.tsx";
export type { StatNumberProps } from "./StatNumber.tsx";
