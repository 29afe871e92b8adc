import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findTestTitles } from "./find-test-titles.ts";
import { missingProofs } from "./missing-proofs.ts";
import { readRequirements, type Requirement } from "./read-requirements.ts";

/** The document, from the repository's root. */
export const REQUIREMENTS_FILE = "docs/requirements.md";

/** What is to be said of the document. */
export interface RequirementsReport {
  readonly problems: readonly string[];
  readonly total: number;
  /** Requirements that name no test yet. */
  readonly open: number;
}

/** Holds `docs/requirements.md`, and the tables of proofs, against the tree at `root`. */
export async function checkRequirements(root: string): Promise<RequirementsReport> {
  const { requirements, problems } = readRequirements(await readFile(join(root, REQUIREMENTS_FILE), "utf8"));
  const titles = await titlesOf(root, requirements);
  return {
    problems: [
      ...problems,
      ...numbering(requirements),
      ...missingTests(requirements, titles),
      ...(await missingProofs(root)),
    ],
    total: requirements.length,
    open: requirements.filter(({ tests }) => tests.length === 0).length,
  };
}

/** Each section counts from 1 without a gap, in the order of the document. */
function numbering(requirements: readonly Requirement[]): string[] {
  const last = new Map<string, number>();
  return requirements.flatMap(({ id, line }) => {
    const [, section = "", digits = ""] = /^R(\d+)\.(\d+)$/.exec(id) ?? [];
    if (section === "") return [`line ${line}: ${id} is not R, section, dot, number`];
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, Number(digits));
    return Number(digits) === expected ? [] : [`line ${line}: ${id} should be R${section}.${expected}`];
  });
}

function missingTests(
  requirements: readonly Requirement[],
  titles: ReadonlyMap<string, ReadonlySet<string> | null>,
): string[] {
  return requirements.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const found = titles.get(file);
      if (!found) return [`${id}: there is no file ${file}`];
      return found.has(title) ? [] : [`${id}: ${file} has no test “${title}”`];
    }),
  );
}

/** Titles by file, `null` for a file that is not there. */
async function titlesOf(root: string, requirements: readonly Requirement[]) {
  const files = new Set(requirements.flatMap(({ tests }) => tests.map(({ file }) => file)));
  const entries = [...files].map(async (file): Promise<[string, ReadonlySet<string> | null]> => {
    const source = await readFile(join(root, file), "utf8").catch(() => null);
    return [file, source === null ? null : findTestTitles(source, file)];
  });
  return new Map(await Promise.all(entries));
}
