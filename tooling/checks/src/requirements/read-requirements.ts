/** One row of the table of requirements. */
export interface Requirement {
  /** `R` with section and number, e.g. `R2.17`. */
  readonly id: string;
  readonly text: string;
  /** The test that shows it, `null` for work to come. */
  readonly test: TestReference | null;
  /** Line in the document, from 1. */
  readonly line: number;
}

/** A test by file and title. */
export interface TestReference {
  /** Path from the repository's root. */
  readonly file: string;
  readonly title: string;
}

/** A document that can be read, and the rows that cannot. */
export interface RequirementList {
  readonly requirements: readonly Requirement[];
  readonly problems: readonly string[];
}

const ROW = /^\| (R\S+) +\| (.+?) +\| (.+?) +\|$/;
const REFERENCE = /^`([^`]+?) › ([^`]+)`$/;
const OPEN = "—";

/** Reads the tables `| id | requirement | test |` of the document. */
export function readRequirements(markdown: string): RequirementList {
  const requirements: Requirement[] = [];
  const problems: string[] = [];
  for (const [index, row] of markdown.split("\n").entries()) {
    if (!row.startsWith("| R")) continue;
    const line = index + 1;
    const [, id = "", text = "", cell = ""] = ROW.exec(row) ?? [];
    const [, file, title] = REFERENCE.exec(cell) ?? [];
    if (id === "") problems.push(`line ${line}: the row is not | id | requirement | test |`);
    else if (file !== undefined && title !== undefined) {
      // A pipe in a title would end the cell of the table.
      requirements.push({ id, text, test: { file, title: title.replaceAll("\\|", "|") }, line });
    } else if (cell === OPEN) requirements.push({ id, text, test: null, line });
    else problems.push(`line ${line}: the test of ${id} is neither \`file › title\` nor ${OPEN}`);
  }
  return { requirements, problems };
}
