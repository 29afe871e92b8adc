import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { ContentItem } from "../content/read-content.ts";
import { MOTIF_NAMES } from "../motifs/motifs.ts";
import { SUBJECT_NAMES } from "../subjects/subjects.ts";

/**
 * What is wrong with the motifs of the content, a fault a line: names of nothing that is drawn, in whose place chance would
 * choose, and subjects that a list would show twice.
 *
 * @param root - The folder that the items were read from.
 */
export async function faultsOfMotifs(items: readonly ContentItem[], root: string): Promise<string[]> {
  const faults: string[] = [];
  const shown = new Map<string, string>();
  for (const { language, folder, code, subject } of items) {
    const file = `${language}/${folder}/${code}.md`;
    const [, front = ""] = (await readFile(join(root, file), "utf8")).split(/^---[ \t\r]*$/m);
    const { motif } = parse(front) as { readonly motif?: string };
    const names = folder === "articles" ? [...MOTIF_NAMES, ...SUBJECT_NAMES] : MOTIF_NAMES;
    if (motif !== undefined && !names.some((name) => name === motif))
      faults.push(`${file}: unknown motif "${motif}": write one of ${names.join(", ")}`);
    if (subject === undefined) continue;
    const first = shown.get(`${language} ${subject}`);
    if (first !== undefined)
      faults.push(`${file}: ${first} shows the motif "${subject}" already: choose another`);
    else shown.set(`${language} ${subject}`, file);
  }
  return faults;
}
