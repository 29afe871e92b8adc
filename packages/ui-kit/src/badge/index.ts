export { Badge, type BadgeProps } from "./Badge.tsx";
export { BADGE_MAX, badgeText } from "./badgeText.ts";
