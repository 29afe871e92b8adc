export { countUpEase, countUpText } from "./countUpText.ts";
export { StatGrid, type StatGridProps } from "./StatGrid.tsx";
export { COUNT_UP_MS, StatNumber, type StatNumberProps } from "./StatNumber.tsx";
