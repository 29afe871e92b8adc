import { sql, type SQL } from "drizzle-orm";
import type { Company, CompanyQuery } from "@wesdom/api-client/contract";
import { queryRows } from "../database/database.ts";
import { beginningWith, containing } from "../database/like.ts";
import type { CallInput } from "../http/call-input.ts";
import { toSyllables } from "./import/company-rows.ts";
import { normalise } from "./normalise.ts";
import { companies } from "./tables.ts";

/** Companies that are offered at once. */
const MAX_COMPANIES = 10;

/** Trigram similarity from which a name counts as meant; short Chinese names stay below what English ones reach. */
const LEAST_SIMILARITY = 0.2;

/** Fewest letters that are looked up as pinyin; a single one would find everything. */
const LEAST_LETTERS = 2;

/**
 * Companies whose name holds what was typed, whose pinyin or initials do, or whose name resembles it: first those
 * that begin with it, then by kind of match, at last by likeness.
 */
export async function matchCompanies({ db, query }: CallInput<CompanyQuery, unknown>): Promise<Company[]> {
  const text = normalise(query.keyword);
  if (text === "") return [];
  const isLatin = /^[a-z0-9 '·.-]+$/.test(text);
  // By sound, names are found that were typed with other characters of the same one.
  const sound = isLatin ? text.replace(/[^a-z0-9]/g, "") : toSyllables(text).join("");
  const matches: SQL[] = [
    sql`(${companies.search} like ${beginningWith(text)})::int * 100::int`,
    sql`(${companies.search} like ${containing(text)})::int * 60::int`,
  ];
  if (sound.length >= LEAST_LETTERS) {
    matches.push(sql`(${companies.pinyin} like ${containing(sound)})::int * 20::int`);
    if (isLatin) {
      matches.push(
        sql`(' ' || ${companies.pinyin} like ${containing(` ${sound}`)})::int * 20::int`,
        sql`(' ' || ${companies.initials} like ${containing(` ${sound}`)})::int * 15::int`,
        sql`(${companies.initials} like ${containing(sound)})::int * 5::int`,
      );
    }
  }
  const likeness = sql`similarity(${companies.search}, ${text})`;
  const score = sql`(${sql.join(matches, sql` + `)})`;
  return queryRows<{ id: string; name: string; city: string }>(
    db,
    sql`select id, name, city from (
        select ${companies.id}, ${companies.name}, ${companies.city},
          ${score} as score, ${likeness} as likeness
        from ${companies}
      ) as scored
      where score > 0 or likeness >= ${LEAST_SIMILARITY}::real
      order by score desc, likeness desc, name
      limit ${MAX_COMPANIES}::int`,
  );
}
