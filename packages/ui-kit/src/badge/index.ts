export { Badge } from "./Badge.tsx";
export type { BadgeProps } from "./Badge.tsx";
export { BADGE_MAX, badgeText } from "./badgeText.ts";
