/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** How long a code lives, milliseconds. */
export const CODE_TTL_MS = 300_000;

/** How long a phone number waits for its next code, milliseconds. */
export const CODE_RESEND_MS = 60_000;
