import { ROOT } from "./root.ts";
import { checkRequirements } from "./requirements/check-requirements.ts";

const { problems, total, open } = await checkRequirements(ROOT);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.stdout.write(`${total} requirements, ${total - open} with a test, ${open} open\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
