import { asc, eq } from "drizzle-orm";
import type { TeamMember } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";
import { team } from "./tables.ts";

/** The team, in its order. */
export async function readTeam({ db, lang }: CallInput<unknown, unknown>): Promise<TeamMember[]> {
  const rows = await db
    .select({ data: team.data })
    .from(team)
    .where(eq(team.lang, lang))
    .orderBy(asc(team.position), asc(team.code));
  return rows.map((row) => row.data);
}
