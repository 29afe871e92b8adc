/** Until what one tab stored can be read by every other, in milliseconds. */
export const SETTLE_MS = 50;
