import { ROOT } from "@wesdom/product/root";
import { missingProofs } from "./requirements/missing-proofs.ts";

const problems = await missingProofs(ROOT);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
