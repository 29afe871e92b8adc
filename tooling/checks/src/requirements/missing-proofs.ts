import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Documents whose tables name files as proofs. */
const DOCUMENTS = ["docs/asvs.md", "docs/security.md"];

/** A path from the repository's root. */
const NAMED_FILE = /`((?:apps|docs|packages|tooling)\/[\w./-]+)`/g;

/** What the tables of proofs name and the tree at `root` does not have. */
export async function missingProofs(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const document of DOCUMENTS) {
    const text = existsSync(join(root, document)) ? await readFile(join(root, document), "utf8") : "";
    for (const [, path = ""] of text.matchAll(NAMED_FILE)) {
      if (!existsSync(join(root, path))) problems.push(`${document}: there is no ${path}`);
    }
  }
  return problems;
}
