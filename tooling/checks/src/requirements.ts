import { ROOT } from "@wesdom/product/root";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRequirements, REQUIREMENTS_FILE, withTests } from "./requirements/check-requirements.ts";
import { findReports, readShown } from "./requirements/shown-requirements.ts";

const path = join(ROOT, REQUIREMENTS_FILE);
const reports = findReports(ROOT);
const shown = await readShown(ROOT, reports);
const written = withTests(await readFile(path, "utf8"), shown);
await writeFile(path, written);
const problems = checkRequirements(written, shown);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.stdout.write(`${REQUIREMENTS_FILE}: written from ${reports.length} reports of the last run\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
