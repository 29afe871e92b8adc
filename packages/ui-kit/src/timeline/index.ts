export { Timeline } from "./Timeline.tsx";
export type { TimelineItem, TimelineProps } from "./Timeline.tsx";
