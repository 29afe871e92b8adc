import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const EXAMPLES = [...readFileSync(join(PACKAGE, "README.md"), "utf8").matchAll(/```ts\n(.*?)```/gs)];

it("has a server's example that prints what it says", () => {
  const program = EXAMPLES[1]?.[1] ?? "";
  const promised = /\/\/ (\{.*\})/.exec(program)?.[1];
  expect(promised).toBeDefined();
  const directory = mkdtempSync(join(PACKAGE, ".readme-"));
  try {
    const file = join(directory, "example.ts");
    writeFileSync(file, program);
    const output = execFileSync(process.execPath, ["--conditions=@wesdom/source", file], {
      encoding: "utf8",
    });
    expect(output.trim()).toBe(promised);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
