import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Names in the one place that reads the environment. */
function settings(): string[] {
  const source = readFileSync(join(ROOT, "apps/api/src/env.ts"), "utf8");
  const schema = /EnvSchema = v\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? "";
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
}

test("docs/operations.md names every setting of the API", () => {
  const handbook = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const section = handbook.split("### api\n")[1]?.split("\n### ")[0] ?? "";
  const documented = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(settings().length).toBeGreaterThan(10);
  expect(new Set(documented)).toEqual(new Set(settings()));
});
