import { HOT, INK } from "../colour/palettes.ts";

/** Side of the gift's drawing. */
export const GIFT_SIZE = 128;

/** The gift of the referral campaign, in strokes as heavy as the icons beside it; its ribbon is hot. */
export function giftSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GIFT_SIZE} ${GIFT_SIZE}" width="${GIFT_SIZE}" height="${GIFT_SIZE}" fill="none" stroke-width="10">` +
    `<path d="M11 45h106v24H11zM21 69v48h86V69" stroke="${INK}"/>` +
    `<path d="M64 45v72M64 45C20 45 30 5 50 12q12 5 14 33 2-28 14-33c20-7 30 33-14 33" stroke="${HOT}"/></svg>`
  );
}
