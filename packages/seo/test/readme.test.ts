import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE_DIR = fileURLToPath(new URL("..", import.meta.url));
const EXAMPLES = [...readFileSync(join(PACKAGE_DIR, "README.md"), "utf8").matchAll(/```ts\n(.*?)```/gs)];

/** Runs a program as a reader would, with the package found under its own name. */
function run(program: string): string {
  const directory = mkdtempSync(join(PACKAGE_DIR, ".readme-"));
  try {
    const file = join(directory, "example.ts");
    writeFileSync(file, program);
    return execFileSync(process.execPath, ["--conditions=@wesdom/source", file], { encoding: "utf8" });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

it("has a first example that prints what it says", () => {
  const program = EXAMPLES[0]?.[1] ?? "";
  const [, promised] = /\/\/ (https:\S+)/.exec(program) ?? [];
  expect(promised).toBeDefined();
  expect(run(program).trim()).toBe(promised);
});

it("has a sitemap example that prints both files", () => {
  const output = run(EXAMPLES[1]?.[1] ?? "");
  expect(output).toContain("<loc>https://www.example.com/m/zh-cn/about</loc>");
  expect(output).toContain("Sitemap: https://www.example.com/sitemap.xml");
});
