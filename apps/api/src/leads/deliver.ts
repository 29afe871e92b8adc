import type { LeadSettings } from "../env.ts";
import type { LeadRecord } from "./lead-record.ts";

/** Sends one lead out; rejects when it did not arrive. */
export type Deliver = (lead: LeadRecord, messageId: string, settings: LeadSettings) => Promise<void>;
