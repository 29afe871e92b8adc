import { count, desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Facet, Ref } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";

/** Counts the rows of a table by a reference in their data; the most frequent first, then by id. */
export async function countFacets(
  db: Database,
  table: PgTable & { readonly data: PgColumn },
  name: "category" | "industry" | "platform",
  where: SQL | undefined,
): Promise<Facet[]> {
  // No parameter: by two of one value PostgreSQL would group by something else than it gives.
  const ref = sql<Ref>`${table.data}->${sql.raw(`'${name}'`)}`;
  const rows = await db
    .select({ ref, count: count() })
    .from(table)
    .where(where)
    .groupBy(ref)
    .orderBy(desc(count()), sql`${ref}->>'id' collate "C"`);
  return rows.map((row) => ({ ...row.ref, count: row.count }));
}
