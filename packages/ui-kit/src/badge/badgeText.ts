/** Greatest number shown as it is. */
export const BADGE_MAX = 99;

/** A number above `max` becomes `max+`; a text is never capped. */
export function badgeText(content: number | string, max: number = BADGE_MAX): string {
  return typeof content === "number" && content > max ? `${max}+` : String(content);
}
