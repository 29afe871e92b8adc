import { asc, eq } from "drizzle-orm";
import type { Brand } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";
import { brands } from "./tables.ts";

/** Clients of the client wall, in their order. */
export async function readBrands({ db, lang }: CallInput<unknown, unknown>): Promise<Brand[]> {
  const rows = await db
    .select({ data: brands.data })
    .from(brands)
    .where(eq(brands.lang, lang))
    .orderBy(asc(brands.position));
  return rows.map((row) => row.data);
}
