import type { LeadBody } from "@wesdom/api-client/contract";

/** A lead as it is stored: what was sent, without the trap field. */
export type StoredLead = Omit<LeadBody, "website" | "consent">;

/** A lead as it is read and sent out. */
export interface LeadRecord extends StoredLead {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** 1 Chinese, 2 English, 3 Japanese. */
  readonly lang: number;
}
