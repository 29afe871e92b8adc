import { and, asc, eq, gte, lt } from "drizzle-orm";
import { shanghaiTime } from "@wesdom/facts";
import { plainEmail } from "@wesdom/validators";
import { areaName } from "../areas/areas.ts";
import type { Database } from "../database/database.ts";
import type { LeadRecord } from "./lead-record.ts";
import { phoneDigits } from "./phoneDigits.ts";
import { leads } from "./tables.ts";

/** Leads are kept for 24 months, as the privacy policy says. */
export const LEADS_KEPT_MS = 730 * 24 * 60 * 60_000;

/** From when (inclusive) to when (exclusive). */
export interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Leads of a period, oldest first. */
export async function readLeads(db: Database, { from, to }: Period): Promise<LeadRecord[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(and(from && gte(leads.createdAt, from), to && lt(leads.createdAt, to)))
    .orderBy(asc(leads.createdAt), asc(leads.reference));
  return rows.map(leadRecord);
}

/**
 * Deletes all leads of a phone number or an e-mail address, with what of them is still in the outbox.
 *
 * @param whose - The number in any way of writing it, or the address in any case and width.
 * @returns How many there were.
 */
export async function deleteLeads(
  db: Database,
  whose: { readonly phone: string } | { readonly email: string },
): Promise<number> {
  const [column, value] =
    "phone" in whose
      ? [leads.phone, phoneDigits(whose.phone)]
      : [leads.email, plainEmail(whose.email).toLowerCase()];
  if (value === "") return 0;
  const deleted = await db.delete(leads).where(eq(column, value)).returning({ id: leads.id });
  return deleted.length;
}

/** Removes leads that were kept long enough, with what of them is still in the outbox. */
export async function deleteOldLeads(db: Database, now: number): Promise<void> {
  await db.delete(leads).where(lt(leads.createdAt, new Date(now - LEADS_KEPT_MS)));
}

/** A row as it is read and sent out. */
export function leadRecord(row: typeof leads.$inferSelect): LeadRecord {
  return {
    reference: row.reference,
    createdAt: shanghaiTime(row.createdAt.getTime()),
    lang: row.lang,
    ...row.data,
    ...(row.data.areaCode ? { area: areaName(row.data.areaCode) } : {}),
  };
}
