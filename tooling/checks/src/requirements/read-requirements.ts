/** One row of the table of requirements. */
export interface Requirement {
  /** `R` with section and number, e.g. `R2.17`. */
  readonly id: string;
  readonly text: string;
  /** The tests that show it, none for work to come. */
  readonly tests: readonly TestReference[];
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
const BETWEEN_TESTS = /<br ?\/?>/;
const OPEN = "—";

/** Reads the tables `| id | requirement | test |` of the document. */
export function readRequirements(markdown: string): RequirementList {
  const requirements: Requirement[] = [];
  const problems: string[] = [];
  for (const [index, row] of markdown.split("\n").entries()) {
    if (!row.startsWith("| R")) continue;
    const line = index + 1;
    const [, id = "", text = "", cell = ""] = ROW.exec(row) ?? [];
    if (id === "") {
      problems.push(`line ${line}: the row is not | id | requirement | test |`);
      continue;
    }
    const tests = cell === OPEN ? [] : cell.split(BETWEEN_TESTS).map(readReference);
    if (tests.includes(null))
      problems.push(`line ${line}: the test of ${id} is neither \`file › title\` nor ${OPEN}`);
    requirements.push({ id, text, tests: tests.filter((test) => test !== null), line });
  }
  return { requirements, problems };
}

function readReference(cell: string): TestReference | null {
  const [, file, title] = REFERENCE.exec(cell.trim()) ?? [];
  // A pipe in a title would end the cell of the table.
  return file !== undefined && title !== undefined ? { file, title: title.replaceAll("\\|", "|") } : null;
}
