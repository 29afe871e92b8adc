import { isRow, readRequirements } from "./read-requirements.ts";
import type { ShowingTest, ShownRequirements } from "./shown-requirements.ts";

/** The document, from the repository's root. */
export const REQUIREMENTS_FILE = "docs/requirements.md";

/** Of a requirement that nothing shows. */
const OPEN = "—";

/** How many tests of one file are named before the others are only counted. */
const NAMED_TESTS = 2;

/**
 * The document with the tests that show each requirement, in the last column of its tables.
 *
 * @param markdown - The document as it is.
 */
export function withTests(markdown: string, shown: ShownRequirements): string {
  const lines = markdown.split("\n").map((line) => {
    const [, id = ""] = isRow(line) ? line.split("|") : [];
    if (id === "") return line;
    const [, , text = ""] = line.split(/ *(?<!\\)\| */);
    return `| ${id.trim()} | ${text} | ${cellOf(shown.get(id.trim()) ?? [])} |`;
  });
  return lines.join("\n");
}

/**
 * What is wrong between the document and the tests: a requirement without a passed test, a test that shows one that
 * is not there, and tests that the document does not name as they are.
 */
export function checkRequirements(markdown: string, shown: ShownRequirements): string[] {
  const { requirements, problems } = readRequirements(markdown);
  const ids = new Set(requirements.map(({ id }) => id));
  const found = [
    ...problems,
    ...requirements
      .filter(({ id }) => !shown.has(id))
      .map(({ id, text }) => `${id}: no test that passed shows “${text}”`),
    ...[...shown]
      .filter(([id]) => !ids.has(id))
      .map(([id, tests]) => `@${id}: ${tests[0]?.file} shows a requirement that is not there`),
  ];
  if (found.length > 0 || withTests(markdown, shown) === markdown) return found;
  return [`${REQUIREMENTS_FILE} names other tests: write them down with \`pnpm requirements\``];
}

function cellOf(tests: readonly ShowingTest[]): string {
  const titles = Map.groupBy(tests, ({ file }) => file);
  const files = [...titles.keys()].toSorted();
  if (files.length === 0) return OPEN;
  return files.map((file) => cellOfFile(file, titles.get(file) ?? [])).join("<br>");
}

function cellOfFile(file: string, tests: readonly ShowingTest[]): string {
  const titles = [...new Set(tests.map(({ title }) => title))].toSorted();
  const named = titles.slice(0, NAMED_TESTS).map((title) => `${file} › ${title}`);
  const others = titles.length - named.length;
  // A pipe in a title would end the cell of the table, a backtick its code.
  const cells = named.map((name) => `\`${name.replaceAll("`", "'").replaceAll("|", "\\|")}\``);
  return [...cells, ...(others > 0 ? [`and ${others} more of its rows`] : [])].join("<br>");
}
