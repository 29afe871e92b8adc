import type { Limit } from "../database/limits.ts";

/** Leads of one phone number or one e-mail address. */
export const CONTACT_LIMIT: Limit = { name: "lead-contact", most: 5, windowMs: 60 * 60_000 };

/** Leads of one network address: high, since a whole office or mobile network may share it. */
export const ADDRESS_LIMIT: Limit = { name: "lead-address", most: 300, windowMs: 60_000 };
