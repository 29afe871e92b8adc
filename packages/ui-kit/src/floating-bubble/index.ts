export { FloatingBubble, type FloatingBubbleProps } from "./FloatingBubble.tsx";
export { FloatingGroup, type FloatingGroupProps } from "./FloatingGroup.tsx";
