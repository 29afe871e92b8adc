import { describe, expect, it } from "vitest";
import { readRequirements, requirementProblems } from "../src/requirements/requirements.ts";

const DOCUMENT = `
| id | requirement | test |
|---|---|---|
| R1.1 | Something holds. | \`a.test.ts › holds\`<br>\`b.test.ts › holds too\` |
| R1.2 | Something to come. | — |
`;

const FILES: Readonly<Record<string, string>> = {
  "a.test.ts": 'it("holds")',
  "b.test.ts": 'it("holds too")',
};
const read = async (file: string) => FILES[file] ?? null;

describe("requirements", () => {
  it("are read with the tests that show them", () => {
    expect(readRequirements(DOCUMENT)).toEqual([
      {
        id: "R1.1",
        text: "Something holds.",
        tests: [
          { file: "a.test.ts", title: "holds" },
          { file: "b.test.ts", title: "holds too" },
        ],
      },
      { id: "R1.2", text: "Something to come.", tests: [] },
    ]);
  });

  it("are in order when every named test exists", async () => {
    expect(await requirementProblems(readRequirements(DOCUMENT), read)).toEqual([]);
  });

  it.each([
    ["a missing file", "| R1.1 | x | `c.test.ts › holds` |", "R1.1 names c.test.ts, which does not exist."],
    [
      "a missing test",
      "| R1.1 | x | `a.test.ts › fails` |",
      "R1.1 names “fails”, which a.test.ts does not hold.",
    ],
    ["a gap in the numbers", "| R1.2 | x | — |", "R1.2 stands where R1.1 should."],
    ["a row without text", "| R1.1 |  | — |", "R1.1 says nothing."],
    ["an empty document", "", "holds no requirement."],
  ])("are refused for %s", async (_case, document, problem) => {
    expect(await requirementProblems(readRequirements(document), read)).toEqual([problem]);
  });
});
