import { ROOT } from "@wesdom/product/root";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRequirements, REQUIREMENTS_FILE, withTests } from "./requirements/check-requirements.ts";
import { findReports, missingReports, readShown } from "./requirements/shown-requirements.ts";

const USAGE = `pnpm requirements    writes into ${REQUIREMENTS_FILE} which tests of the last \`pnpm test\` show what\n`;

const print = (text: string): void => void process.stdout.write(text);

async function writeRequirements(): Promise<number> {
  const missing = missingReports(ROOT);
  if (missing.length > 0) {
    for (const report of missing) print(`✗ ${report}: not there, run \`pnpm test\`\n`);
    print(`${REQUIREMENTS_FILE}: left as it was\n`);
    return 1;
  }
  const path = join(ROOT, REQUIREMENTS_FILE);
  const reports = findReports(ROOT);
  const shown = await readShown(ROOT, reports);
  const written = withTests(await readFile(path, "utf8"), shown);
  await writeFile(path, written);
  const problems = checkRequirements(written, shown);
  for (const problem of problems) print(`✗ ${problem}\n`);
  print(`${REQUIREMENTS_FILE}: written from ${reports.length} reports of the last run\n`);
  return problems.length === 0 ? 0 : 1;
}

const [asked] = process.argv.slice(2);
if (asked === undefined) {
  process.exitCode = await writeRequirements();
} else {
  print(USAGE);
  process.exitCode = asked === "--help" ? 0 : 2;
}
