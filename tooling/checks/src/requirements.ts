import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRequirements, requirementProblems } from "./requirements/requirements.ts";
import { ROOT } from "./root.ts";

const FILE = "docs/requirements.md";

const rows = readRequirements(await readFile(join(ROOT, FILE), "utf8"));
const problems = await requirementProblems(rows, (file) =>
  readFile(join(ROOT, file), "utf8").catch(() => null),
);
for (const problem of problems) console.error(`${FILE}: ${problem}`);
const open = rows.filter(({ tests }) => tests.length === 0).length;
console.info(`${rows.length} requirements, ${open} without a test yet`);
process.exitCode = problems.length === 0 ? 0 : 1;
