import { and, asc, gte, lt, min, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS, shanghaiTime } from "@wesdom/facts";
import { plainEmail } from "@wesdom/validators";
import { areaName } from "../areas/areas.ts";
import type { Database } from "../database/database.ts";
import { LEADS_AT_ONCE, type LeadRecord } from "./lead-record.ts";
import { phoneDigits } from "./phoneDigits.ts";
import { leads } from "./tables.ts";

/** Leads are kept for 24 months, as the privacy policy says. */
export const LEADS_KEPT_MS = 730 * 24 * 60 * 60_000;

/** From when (inclusive) to when (exclusive). */
export interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** A number in any way of writing it, an address in any case and width. */
export interface Whose {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export interface LeadsAsked extends Period, Whose {
  /** The last one that was read before. @default from the first */
  readonly after?: Pick<LeadRecord, "createdAt" | "reference"> | undefined;
}

/** Leads of a period, oldest first, {@link LEADS_AT_ONCE} of them; of one person, where a number or an address is named. */
export async function readLeads(
  db: Database,
  { from, to, after, ...whose }: LeadsAsked,
): Promise<LeadRecord[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(
      and(
        from && gte(leads.createdAt, from),
        to && lt(leads.createdAt, to),
        after &&
          sql`(${leads.createdAt}, ${leads.reference}) > (${after.createdAt}::timestamptz, ${after.reference})`,
        isOf(whose),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.reference))
    .limit(LEADS_AT_ONCE);
  return rows.map(leadRecord);
}

/**
 * Deletes all leads of a phone number or an e-mail address, with what of them is still in the outbox.
 *
 * @returns How many there were.
 */
export async function deleteLeads(db: Database, whose: Whose): Promise<number> {
  const deleted = await db
    .delete(leads)
    .where(isOf(whose) ?? sql`false`)
    .returning({ id: leads.id });
  return deleted.length;
}

/**
 * Whether a lead has a number or an address: in its column, or in what is read of it, which a correction by hand may have
 * changed alone. Where neither is named, there is nothing to ask.
 */
function isOf({ phone, email }: Whose): SQL | undefined {
  return or(
    isOneOf(
      phone && phoneDigits(phone),
      sql`${leads.phone}, regexp_replace(${leads.data} ->> 'phone', '[^0-9]', '', 'g')`,
    ),
    isOneOf(email && plainEmail(email).toLowerCase(), sql`${leads.email}, lower(${leads.data} ->> 'email')`),
  );
}

function isOneOf(value: string | undefined, kept: SQL): SQL | undefined {
  if (value === undefined) return undefined;
  return value === "" ? sql`false` : sql`${value} in (${kept})`;
}

/**
 * Removes leads that were kept long enough, with what of them is still in the outbox: of the oldest day at once, so that
 * a clock that is years ahead is found before it has cost much.
 *
 * @returns How many there were.
 */
export async function deleteOldLeads(db: Database, now: number): Promise<number> {
  const [oldest] = await db.select({ at: min(leads.createdAt) }).from(leads);
  const end = Math.min(now - LEADS_KEPT_MS, (oldest?.at?.getTime() ?? now) + DAY_MS);
  const deleted = await db
    .delete(leads)
    .where(lt(leads.createdAt, new Date(end)))
    .returning({ id: leads.id });
  return deleted.length;
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
