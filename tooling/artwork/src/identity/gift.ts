import { HOT, INK, PAPER } from "../colour/palettes.ts";

/** Side of the gift's drawing. */
export const GIFT_SIZE = 128;

/** The gift of the referral campaign: its ribbon carries the mark. */
export function giftSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GIFT_SIZE} ${GIFT_SIZE}" width="${GIFT_SIZE}" height="${GIFT_SIZE}">` +
    `<path d="M14 62h100v56H14z" fill="${HOT}"/>` +
    `<path d="M6 40h116v22H6z" fill="${INK}"/>` +
    `<path d="M54 40h20v78H54z" fill="${PAPER}"/>` +
    `<g fill="none" stroke="${INK}" stroke-width="8"><circle cx="46" cy="24" r="15"/><circle cx="82" cy="24" r="15"/></g>` +
    `<circle cx="64" cy="32" r="9" fill="${HOT}"/>` +
    `<circle cx="64" cy="90" r="14" fill="none" stroke="${INK}" stroke-width="6" pathLength="100" stroke-dasharray="72 28" transform="rotate(-50 64 90)"/>` +
    `<circle cx="64" cy="90" r="5" fill="${INK}"/></svg>`
  );
}
