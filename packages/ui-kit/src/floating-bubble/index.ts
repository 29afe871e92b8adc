export { FloatingBubble } from "./FloatingBubble.tsx";
export type { FloatingBubbleProps } from "./FloatingBubble.tsx";
export { FloatingGroup } from "./FloatingGroup.tsx";
export type { FloatingGroupProps } from "./FloatingGroup.tsx";
