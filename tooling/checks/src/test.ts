import { ensureTools } from "./ensure/ensure-tools.ts";
import { readTestEnv } from "./env.ts";
import { ROOT } from "./root.ts";
import { runStages } from "./test/run-stages.ts";
import { stages } from "./test/stages.ts";
import { removeReports } from "./test/suites.ts";

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const tools = await ensureTools(readTestEnv(), print);
await removeReports(ROOT);
const { failed } = await runStages(stages(tools), print);
process.exitCode = failed === 0 ? 0 : 1;
