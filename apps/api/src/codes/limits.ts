import { CODE_RESEND_MS } from "@wesdom/api-client/contract";
import type { Limit } from "../database/limits.ts";

const HOUR_MS = 60 * 60_000;

/** One code a minute for a phone number. */
export const RESEND_LIMIT: Limit = { name: "code-resend", most: 1, windowMs: CODE_RESEND_MS };

/** Codes of a phone number in a day, and as many more for each browser in which its account signed in before. */
export const DAY_LIMIT: Limit = { name: "code-day", most: 10, windowMs: 24 * HOUR_MS };

/** Codes that one network address may ask for. */
export const ADDRESS_LIMIT: Limit = { name: "code-address", most: 60, windowMs: HOUR_MS };
