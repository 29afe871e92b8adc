import type { LeadBody } from "@wesdom/api-client/contract";

/** What is sent with a lead and not kept: trap, consent and one-time code. */
export const UNKEPT = ["website", "consent", "code"] as const;

export interface StoredLead extends Omit<LeadBody, (typeof UNKEPT)[number]> {
  /** Of a reservation: whether a code showed that the phone is the visitor's. */
  readonly phoneVerified?: boolean;
}

/** How many leads are read at once: so that no visitor waits for an export, and none fills the memory of the API. */
export const LEADS_AT_ONCE = 2_000;

/** A lead as it is read and sent out. */
export interface LeadRecord extends StoredLead {
  readonly reference: string;
  /** ISO 8601, by the clocks of Shanghai. */
  readonly createdAt: string;
  /** 1 Chinese, 2 English, 3 Japanese. */
  readonly lang: number;
  /** Names of the area by its code: province, city, district. */
  readonly area?: string;
}
