import { asc, eq } from "drizzle-orm";
import type { Introduction, TeamMember } from "@wesdom/api-client/contract";
import { ApiFailure } from "../app/api-failure.ts";
import type { CallInput } from "../app/context.ts";
import { introductions, team } from "../database/schema.ts";

/** The team, in its order. */
export async function readTeam({ db, lang }: CallInput<unknown, unknown>): Promise<TeamMember[]> {
  const rows = await db
    .select({ data: team.data })
    .from(team)
    .where(eq(team.lang, lang))
    .orderBy(asc(team.position), asc(team.code));
  return rows.map((row) => row.data);
}

/** The company with its services. */
export async function readIntroduction({ db, lang }: CallInput<unknown, unknown>): Promise<Introduction> {
  const [row] = await db.select().from(introductions).where(eq(introductions.lang, lang));
  if (!row) throw new ApiFailure(404, "notFound");
  return row.data;
}
