import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE_ROOT = resolve(import.meta.dirname, "../..");

/** Everything of this package whose change makes other tables or other rows. */
const SOURCES = ["migrations", "src/content", "src/database", "src/text"].map((folder) =>
  join(PACKAGE_ROOT, folder),
);
const LIBRARIES = ["@electric-sql/pglite", "marked", "sanitize-html", "pinyin-pro", "yaml", "drizzle-orm"];

let known: string | undefined;

/** Hash of what turns the files of the content into rows: with the same one the same files give the same rows. */
export function contentCode(): string {
  return (known ??= hashCode());
}

function hashCode(): string {
  const hash = createHash("sha256");
  for (const folder of [...SOURCES, dirname(fileURLToPath(import.meta.resolve("@wesdom/facts")))]) {
    addSources(hash, folder);
  }
  for (const library of LIBRARIES) {
    hash.update(readFileSync(join(PACKAGE_ROOT, "node_modules", library, "package.json")));
  }
  return hash.digest("hex");
}

/** Adds names and texts of the sources in a folder to a hash. */
export function addSources(hash: Hash, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (/\.(?:ts|js|sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
}
