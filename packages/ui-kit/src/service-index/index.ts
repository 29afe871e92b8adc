export { ServiceIndex, ServiceMark } from "./ServiceIndex.tsx";
export type { ServiceDrawing, ServiceIndexItem, ServiceIndexProps } from "./ServiceIndex.tsx";
