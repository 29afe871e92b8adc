import { hash } from "node:crypto";
import { pinyin } from "pinyin-pro";
import { normalise } from "../normalise.ts";
import type { companies as table } from "../tables.ts";

/** Characters of a company's id. */
const COMPANY_ID_LENGTH = 12;

/** Rows of the names that are offered while somebody types one. */
export function companyRows(
  companies: readonly { name: string; city: string }[],
): (typeof table.$inferInsert)[] {
  return companies.map(({ name, city }) => {
    // Most names begin with their city; people type what comes after it.
    const core = name.startsWith(city) ? name.slice(city.length).replace(/^市/, "") : name;
    const sounds = [name, core].map(toSyllables);
    return {
      id: hash("sha256", name).slice(0, COMPANY_ID_LENGTH),
      name,
      city,
      search: normalise(name),
      pinyin: sounds.map((syllables) => syllables.join("")).join(" "),
      initials: sounds.map((syllables) => syllables.map((one) => one.charAt(0)).join("")).join(" "),
    };
  });
}

/** Syllables without tones; a Latin word is one. */
export function toSyllables(name: string): string[] {
  return pinyin(name, { toneType: "none", type: "array", nonZh: "consecutive", v: true })
    .map((syllable) => normalise(syllable).replace(/[^a-z0-9]/g, ""))
    .filter(Boolean);
}
