/** A test named by a requirement. */
export interface NamedTest {
  /** Path from the repository's root. */
  readonly file: string;
  /** Title as it stands in the source. */
  readonly title: string;
}

/** One row of the requirements. */
export interface Requirement {
  /** `R{section}.{number}`. */
  readonly id: string;
  readonly text: string;
  readonly tests: readonly NamedTest[];
}

const ROW = /^\|\s*(R\d+\.\d+)\s*\|(.*)\|([^|]*)\|\s*$/;
const TEST = /`([^`]+?) › ([^`]+)`/g;

/** Reads the rows `| id | requirement | test |` of a Markdown document. */
export function readRequirements(markdown: string): Requirement[] {
  const rows: Requirement[] = [];
  for (const line of markdown.split("\n")) {
    const [, id, text = "", tests = ""] = ROW.exec(line) ?? [];
    if (id === undefined) continue;
    const named = [...tests.matchAll(TEST)].map(([, file = "", title = ""]) => ({ file, title }));
    rows.push({ id, text: text.trim(), tests: named });
  }
  return rows;
}

/**
 * What is wrong with the requirements: a number twice or left out, a row without text, a file that does not exist, a
 * test that the file does not hold.
 *
 * @param read - Content of a file of the repository, `null` where there is none.
 */
export async function requirementProblems(
  rows: readonly Requirement[],
  read: (file: string) => Promise<string | null>,
): Promise<string[]> {
  if (rows.length === 0) return ["holds no requirement."];
  const problems = [...numberingProblems(rows)];
  for (const { id, text, tests } of rows) {
    if (text === "") problems.push(`${id} says nothing.`);
    for (const { file, title } of tests) {
      const content = await read(file);
      if (content === null) problems.push(`${id} names ${file}, which does not exist.`);
      else if (!content.includes(title))
        problems.push(`${id} names “${title}”, which ${file} does not hold.`);
    }
  }
  return problems;
}

function* numberingProblems(rows: readonly Requirement[]): Generator<string> {
  const next = new Map<string, number>();
  for (const { id } of rows) {
    const [section = "", number = ""] = id.split(".");
    const expected = next.get(section) ?? 1;
    if (Number(number) !== expected) yield `${id} stands where ${section}.${expected} should.`;
    next.set(section, Number(number) + 1);
  }
}
