import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { hashToken } from "../database/grants.ts";
import { grants } from "../database/tables.ts";

/** Where the piece of an open puzzle belongs, pixels of the picture; `null` where there is no such puzzle. */
export async function puzzlePlace(db: Database, challengeId: string): Promise<number | null> {
  const [row] = await db
    .select({ data: grants.data })
    .from(grants)
    .where(and(eq(grants.kind, "puzzle"), eq(grants.id, hashToken(challengeId))));
  return (row?.data as { readonly x: number } | undefined)?.x ?? null;
}
