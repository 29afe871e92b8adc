import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** A name under which something is kept, where it is declared; a draft's goes on with the form. */
const DECLARATIONS = [
  /\bexport const \w*(?:KEY|LOCK)\b[^=]*= "([^"]+)"/g,
  /\bconst STORAGE_KEY = "([^"]+)"/g,
  /=> `(wsdDraft-)\$\{/g,
  /\bQUEUE_PREFIX\b[^=]*= "([^"]+)"/g,
  /"(wesdom_\w+)"/g,
];

/** Keys of queries: names of nothing that is kept. */
const QUERY_KEYS = new Set(["sent", "source", "keyword"]);

/** Kept by one site alone. */
const CHINESE_ONLY = /^wesdom_|^wsd(?:Reservation|SignedIn)|^wsd:account$/;
const CONSENT_KEY = "wsdUserAuthorization";

function namesIn(...patterns: readonly string[]): ReadonlySet<string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const texts = files
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), "utf8"));
  const names = texts.flatMap((text) =>
    DECLARATIONS.flatMap((declaration) => [...text.matchAll(declaration)].map(([, name = ""]) => name)),
  );
  return new Set(names.filter((name) => !QUERY_KEYS.has(name)));
}

/** Names in the first column of a policy's tables. */
function namesOfPolicy(language: string): readonly string[] {
  const text = readFileSync(join(ROOT, `apps/api/content/${language}/pages/privacy_policy.md`), "utf8");
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name.replace("…", "")).toSorted();
}

describe("what the privacy policies say is kept on the device", () => {
  const kept = [
    ...namesIn("apps/cn/src/**/*.{ts,tsx}", "apps/intl/src/**/*.{ts,tsx}"),
    ...namesIn("packages/{facts,site-runtime,tracking}/src/**/*.{ts,tsx}", "apps/api/src/**/*.ts"),
  ];

  it("is what the code keeps, under a name for each", () => {
    expect(kept.length).toBeGreaterThan(10);
    expect(namesOfPolicy("zh")).toEqual([...new Set(kept)].filter((name) => name !== CONSENT_KEY).toSorted());
  });

  it.each(["en", "ja"])("is what the pages in %s keep", (language) => {
    const own = [...new Set(kept)].filter((name) => !CHINESE_ONLY.test(name));
    expect(namesOfPolicy(language)).toEqual(own.toSorted());
  });
});
