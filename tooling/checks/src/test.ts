import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { ensureTools } from "@wesdom/product/ensure-tools";
import { ENV, readToolsEnv } from "@wesdom/product/env";
import { ROOT } from "@wesdom/product/root";
import { checkRequirements, REQUIREMENTS_FILE } from "./requirements/check-requirements.ts";
import { findReports, readShown } from "./requirements/shown-requirements.ts";
import { clock, table, totalLine } from "./test/print.ts";
import { runTurbo } from "./test/run-turbo.ts";
import { PASSED, sum, type Tally } from "./test/tally.ts";
import { THOROUGH, VERDICT } from "./test/tasks.ts";
import { judge, removeReports } from "./test/verdict.ts";

/** More than a small machine has cores: tests wait for browsers, databases and clocks. Four save half a minute, and time some out. */
const TASKS_AT_ONCE = 3;

/** No telemetry, no browser download, no colours in what is shown of a failure. */
const QUIET = {
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  FORCE_COLOR: "0",
};

const USAGE = `pnpm test               every check and test
pnpm test --affected    those that a change since the branch left main can reach
pnpm test --thorough    those that take long, besides`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function readOptions(): { readonly affected: boolean; readonly thorough: boolean } | null {
  try {
    const options = { affected: { type: "boolean" }, thorough: { type: "boolean" } } as const;
    const { values } = parseArgs({ options });
    return { affected: values.affected ?? false, thorough: values.thorough ?? false };
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

/** Each requirement counts, by whether a test that passed shows it. */
async function requirementsTally(): Promise<Tally> {
  const markdown = await readFile(join(ROOT, REQUIREMENTS_FILE), "utf8");
  const problems = checkRequirements(markdown, await readShown(ROOT, findReports(ROOT)));
  return problems.length === 0 ? PASSED : { passed: 0, failed: problems.length, notes: problems };
}

async function test(): Promise<number> {
  if (process.argv.includes("--help")) {
    print(USAGE);
    return 0;
  }
  const options = readOptions();
  if (options === null) return 2;
  const { affected, thorough } = options;
  const startedAt = performance.now();
  const tools = await ensureTools(readToolsEnv(), print);
  await removeReports(ROOT);
  const kinds = thorough ? [...VERDICT, ...THOROUGH] : VERDICT;
  const flags = [`--concurrency=${TASKS_AT_ONCE}`, ...(affected ? ["--affected"] : [])];
  const turbo = await runTurbo([...kinds.map(({ task }) => task), ...flags], {
    command: join(ROOT, "node_modules/.bin/turbo"),
    cwd: ROOT,
    env: { ...ENV, ...tools, ...QUIET },
    print,
  });
  const verdict = await judge(ROOT, kinds, turbo, affected);
  // A part of the tests shows a part of the requirements.
  const shown = affected ? null : await requirementsTally();
  const rows =
    shown === null
      ? verdict.rows
      : [...verdict.rows, { name: "requirements", tally: shown, durationMs: 0, isPart: false }];
  const total = sum([verdict.total, ...(shown === null ? [] : [shown])]);
  for (const text of verdict.failures) print(`\n${text}`);
  print(`\n${table(rows)}\n\n${clock(performance.now() - startedAt)} in all`);
  for (const note of total.notes) print(`✗ ${note}`);
  print(totalLine(total));
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = await test();
