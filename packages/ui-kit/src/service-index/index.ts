export { ServiceIndex } from "./ServiceIndex.tsx";
export type { ServiceIndexItem, ServiceIndexProps } from "./ServiceIndex.tsx";
