/** Until what one tab stored can be read by every other, in milliseconds; a busy phone needs more than a few frames. */
export const SETTLE_MS = 200;
