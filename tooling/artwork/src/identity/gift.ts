import { HOT, INK, PAPER } from "../colour/palettes.ts";

/** Side of the gift's drawing. */
export const GIFT_SIZE = 128;

/** Hot with more light on it: the lid. */
const LID = "#FF7A57";

/** The gift of the referral campaign: its ribbon carries the mark. */
export function giftSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GIFT_SIZE} ${GIFT_SIZE}" width="${GIFT_SIZE}" height="${GIFT_SIZE}">` +
    `<rect x="14" y="52" width="100" height="64" rx="14" fill="${HOT}"/>` +
    `<rect x="8" y="36" width="112" height="28" rx="10" fill="${LID}"/>` +
    `<path d="M54 36h20v80H54z" fill="${PAPER}"/>` +
    `<g fill="none" stroke="${INK}" stroke-width="7"><path d="M64 36C48 36 36 30 36 20s14-14 22-2c4 6 6 12 6 18z"/>` +
    `<path d="M64 36c16 0 28-6 28-16S78 6 70 18c-4 6-6 12-6 18z"/></g>` +
    `<circle cx="64" cy="84" r="14" fill="none" stroke="${INK}" stroke-width="6" pathLength="100" stroke-dasharray="72 28" transform="rotate(-50 64 84)"/>` +
    `<circle cx="64" cy="84" r="5" fill="${INK}"/></svg>`
  );
}
