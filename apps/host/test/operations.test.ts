import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { EnvSchema } from "../src/settings/env-schema.ts";

const OPERATIONS = join(import.meta.dirname, "../../../docs/operations.md");

/** Settings of a program in the handbook: defaults by name. */
async function documented(program: string): Promise<Record<string, string>> {
  const text = await readFile(OPERATIONS, "utf8");
  const section = text.split(`### ${program}\n`)[1]?.split("\n### ")[0] ?? "";
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\| +(?:`([^`]*)`)? *\|/gm)];
  return Object.fromEntries(rows.map(([, name = "", value = ""]) => [name, value]));
}

test("docs/operations.md names every setting of the host with its default", async () => {
  const defaults = Object.entries(v.parse(EnvSchema, {})).map(([name, value]) => [
    name,
    typeof value === "boolean" ? String(Number(value)) : String(value),
  ]);
  expect(await documented("host")).toEqual(Object.fromEntries(defaults));
});
