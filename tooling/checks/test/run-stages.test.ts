import { expect, it } from "vitest";
import { runStages } from "../src/test/run-stages.ts";
import type { Stage } from "../src/test/stages.ts";
import { failure } from "../src/test/tally.ts";

const passing: Stage = {
  name: "lint",
  run: async () => ({ tally: { passed: 1, failed: 0, notes: [] }, output: "quiet when all is well" }),
};
const failing: Stage = {
  name: "format",
  run: async () => ({ tally: failure("format: exit code 1"), output: "src/a.ts is not formatted" }),
};
const breaking: Stage = {
  name: "build",
  run: async () => {
    throw new Error("no space left");
  },
};

async function printed(...list: Stage[]) {
  const lines: string[] = [];
  const total = await runStages(list, (text) => lines.push(text));
  return { lines, text: lines.join("\n"), total };
}

it("ends with the total", async () => {
  const { lines, total } = await printed(passing, passing);

  expect(total).toEqual({ passed: 2, failed: 0, notes: [] });
  expect(lines.at(-1)).toBe("2 passed, 0 failed");
});

it("runs every stage, whatever the earlier ones found", async () => {
  const { lines } = await printed(failing, breaking, passing);

  expect(lines.at(-1)).toBe("1 passed, 2 failed");
});

it("shows the output of what failed, and only of that", async () => {
  const { text } = await printed(passing, failing, breaking);

  expect(text).toContain("src/a.ts is not formatted");
  expect(text).toContain("no space left");
  expect(text).not.toContain("quiet when all is well");
});

it("shows the suites of a stage without counting them twice", async () => {
  const tally = { passed: 2, failed: 0, notes: [] };
  const units: Stage = {
    name: "unit tests",
    run: async () => ({
      tally: { passed: 4, failed: 0, notes: [] },
      output: "",
      suites: [
        { folder: "apps/cn", tally },
        { folder: "packages/seo", tally },
      ],
    }),
  };

  const { lines, text } = await printed(units);

  expect(text).toMatch(/packages\/seo +2 +0$/m);
  expect(lines.at(-1)).toBe("4 passed, 0 failed");
});
