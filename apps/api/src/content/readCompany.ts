import { asc, eq } from "drizzle-orm";
import type { Brand, Introduction, TeamMember } from "@wesdom/api-client/contract";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { brands, introductions, team } from "./tables.ts";

type Input = CallInput<unknown, unknown>;

/** Clients of the client wall, in their order. */
export async function readBrands({ db, lang }: Input): Promise<Brand[]> {
  const order = asc(brands.position);
  const rows = await db
    .select({ data: brands.data })
    .from(brands)
    .where(eq(brands.lang, lang))
    .orderBy(order);
  return rows.map((row) => row.data);
}

/** The team, in its order. */
export async function readTeam({ db, lang }: Input): Promise<TeamMember[]> {
  const order = [asc(team.position), asc(team.code)];
  const rows = await db
    .select({ data: team.data })
    .from(team)
    .where(eq(team.lang, lang))
    .orderBy(...order);
  return rows.map((row) => row.data);
}

/** The company with its services; its offices answer by the hotline. */
export async function readIntroduction({ db, lang, settings }: Input): Promise<Introduction> {
  const [row] = await db.select().from(introductions).where(eq(introductions.lang, lang));
  if (!row) throw new ApiFailure(404, "notFound");
  const offices = row.data.offices.map((office) => ({ ...office, phone: settings.hotline }));
  return { ...row.data, offices };
}
