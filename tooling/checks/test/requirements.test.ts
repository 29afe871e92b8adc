import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkRequirements } from "../src/requirements/check-requirements.ts";
import { findTestTitles } from "../src/requirements/find-test-titles.ts";
import { readRequirements } from "../src/requirements/read-requirements.ts";
import { copyOf } from "./fixture-tree.ts";

/** The report on a document, beside one test file. */
async function check(...rows: string[]) {
  await using tree = await copyOf();
  const files = {
    "docs/requirements.md": ["| id | requirement | test |", "|---|---|---|", ...rows, ""].join("\n"),
    "src/phone.test.ts": 'it("takes eleven digits", () => {});\n',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(tree.path, path)), { recursive: true });
    await writeFile(join(tree.path, path), content);
  }
  return checkRequirements(tree.path);
}

describe("the table of requirements", () => {
  it("may name tests that exist and leave others open", async () => {
    const report = await check(
      "| R5.1 | A phone has eleven digits. | `src/phone.test.ts › takes eleven digits` |",
      "| R5.2 | An address has an at sign. | — |",
    );

    expect(report).toEqual({ problems: [], total: 2, open: 1 });
  });

  it("may not name a file that is not there", async () => {
    const { problems } = await check("| R5.1 | A phone. | `src/fone.test.ts › takes eleven digits` |");

    expect(problems).toEqual(["R5.1: there is no file src/fone.test.ts"]);
  });

  it("may not name a test that the file lacks", async () => {
    const { problems } = await check("| R5.1 | A phone. | `src/phone.test.ts › takes eleven` |");

    expect(problems).toEqual(["R5.1: src/phone.test.ts has no test “takes eleven”"]);
  });

  it.each([
    ["a gap", "R5.2", "R5.2 should be R5.1"],
    ["a strange number", "R5", "R5 is not R, section, dot, number"],
  ])("may not have %s", async (_what, id, message) => {
    const { problems } = await check(`| ${id} | A phone. | — |`);

    expect(problems).toEqual([`line 3: ${message}`]);
  });

  it("may not have an id twice", async () => {
    const { problems } = await check("| R5.1 | A phone. | — |", "| R5.1 | An address. | — |");

    expect(problems).toEqual(["line 4: R5.1 should be R5.2"]);
  });

  it.each([
    ["| R5.1 | A phone. | later |", "line 3: the test of R5.1 is neither `file › title` nor —"],
    ["| R5.1 | A phone. |", "line 3: the row is not | id | requirement | test |"],
  ])("may not have the row %s", async (row, message) => {
    const { problems } = await check(row);

    expect(problems).toEqual([message]);
  });

  it("may name several tests", async () => {
    const { problems } = await check(
      "| R5.1 | A phone. | `src/phone.test.ts › takes eleven digits`<br>`src/phone.test.ts › takes nine` |",
    );

    expect(problems).toEqual(["R5.1: src/phone.test.ts has no test “takes nine”"]);
  });

  it("keeps a pipe of a title", () => {
    const { requirements } = readRequirements("| R1.1 | Two. | `a.test.ts › one \\| two` |");

    expect(requirements[0]?.tests).toEqual([{ file: "a.test.ts", title: "one | two" }]);
  });
});

describe("the titles of a test file", () => {
  it.each([
    ['it("adds", () => {});', "adds"],
    ["test('adds', () => {});", "adds"],
    ["it(`adds`, () => {});", "adds"],
    ['describe("a sum", () => {});', "a sum"],
    ['it("says \\"no\\"", () => {});', 'says "no"'],
    ['it.each([1, 2])("adds %i", () => {});', "adds %i"],
    ['it.each([["a", ")"]])(\n  "adds %s", () => {});', "adds %s"],
    ['test.describe("a form", () => {});', "a form"],
    ['it.each`a | b\n${1} | ${2}`("adds $a", () => {});', "adds $a"],
    ['it.for(rows)("adds", () => {});', "adds"],
    ['it.each<[string, { a: number }]>([["a", { a: 1 }]])("adds %s", () => {});', "adds %s"],
  ])("are read from %s", (source, title) => {
    expect([...findTestTitles(source, "a.test.ts")]).toContain(title);
  });

  it("are not every text of the file", () => {
    const source = 'it("adds", () => expect(add(1, "two")).toBe("three"));\nconst note = "multiplies";\n';

    expect([...findTestTitles(source, "a.test.ts")]).toEqual(["adds"]);
  });

  it("are the names of the stories in a file of stories", () => {
    const source = 'export default {};\nexport const Loading: Story = { name: "x" };\n';

    expect([...findTestTitles(source, "Button.stories.tsx")]).toEqual(["Loading"]);
  });
});
