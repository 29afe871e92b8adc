import { eq } from "drizzle-orm";
import type { Introduction } from "@wesdom/api-client/contract";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { introductions } from "./tables.ts";

/** The company with its services. */
export async function readIntroduction({ db, lang }: CallInput<unknown, unknown>): Promise<Introduction> {
  const [row] = await db.select().from(introductions).where(eq(introductions.lang, lang));
  if (!row) throw new ApiFailure(404, "notFound");
  return row.data;
}
