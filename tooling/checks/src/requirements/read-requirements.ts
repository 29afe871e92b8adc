/** One row of the table of requirements. */
export interface Requirement {
  /** `R` with section and number, e.g. `R2.17`. */
  readonly id: string;
  readonly text: string;
  /** Line in the document, from 1. */
  readonly line: number;
}

/** A document that can be read, and what is wrong with its rows. */
export interface RequirementList {
  readonly requirements: readonly Requirement[];
  readonly problems: readonly string[];
}

const ROW = /^\| (R\S+) +\| (.+?) +\| (.+?) +\|$/;

/** Whether a line of the document is a row of its tables. */
export function isRow(line: string): boolean {
  return line.startsWith("| R");
}

/** Reads the tables `| id | requirement | test |` of the document; each section counts from 1 without a gap. */
export function readRequirements(markdown: string): RequirementList {
  const requirements: Requirement[] = [];
  const problems: string[] = [];
  for (const [index, row] of markdown.split("\n").entries()) {
    if (!isRow(row)) continue;
    const line = index + 1;
    const [, id = "", text = ""] = ROW.exec(row) ?? [];
    if (id === "") problems.push(`line ${line}: the row is not | id | requirement | test |`);
    else requirements.push({ id, text, line });
  }
  return { requirements, problems: [...problems, ...numbering(requirements)] };
}

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
