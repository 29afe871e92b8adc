import { join } from "node:path";
import { cruiseTree } from "../architecture/cruise-tree.ts";
import { checkBrowserFloor } from "../browser-floor/check-browser-floor.ts";
import { ENV } from "../env.ts";
import { run } from "../process/run.ts";
import { checkRequirements } from "../requirements/check-requirements.ts";
import { ROOT } from "../root.ts";
import { countSuites, sumSuites, type Suite, type SuiteTask } from "./suites.ts";
import { failure, sum, type Tally } from "./tally.ts";

/** What a stage found. */
export interface StageResult {
  readonly tally: Tally;
  /** Shown in full where something failed. */
  readonly output: string;
  /** The suites that make up the tally, where there are several. */
  readonly suites?: readonly Suite[];
}

/** One step of the whole verdict. A stage never throws for what it finds, and none waits for another's success. */
export interface Stage {
  readonly name: string;
  run(): Promise<StageResult>;
}

const TOOLS = join(ROOT, "node_modules/.bin");
const OWN_TOOLS = join(ROOT, "tooling/checks/node_modules/.bin");
/** No telemetry, no browser download, no colours in what is shown of a failure. */
const QUIET = {
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  FORCE_COLOR: "0",
};
const PASSED: Tally = { passed: 1, failed: 0, notes: [] };
const TURBO_FLAGS = ["--continue=always", "--output-logs=errors-only", "--ui=stream"];
/** A browser or a database has the machine for itself: two at once make tests wait beyond their limits. */
const SUITE_FLAGS = ["--concurrency=1", ...TURBO_FLAGS];

/** Everything that is checked, cheapest first. */
export function stages(extraEnv: NodeJS.ProcessEnv): readonly Stage[] {
  const env = { ...ENV, ...extraEnv, ...QUIET };
  const command = (name: string, program: string, ...args: string[]): Stage => ({
    name,
    async run() {
      const { code, output } = await run(program, args, { cwd: ROOT, env });
      return { tally: code === 0 ? PASSED : failure(`${name}: exit code ${code}`), output };
    },
  });
  const turbo = (name: string, task: string): Stage =>
    command(name, join(TOOLS, "turbo"), "run", task, ...TURBO_FLAGS);
  const suite = (name: string, task: SuiteTask): Stage => ({
    name,
    async run() {
      const args = ["run", task, ...SUITE_FLAGS];
      const { code, output } = await run(join(TOOLS, "turbo"), args, { cwd: ROOT, env });
      const suites = await countSuites(ROOT, task);
      const counted = sumSuites(suites);
      const unexplained = code !== 0 && counted.failed === 0;
      const tally = unexplained ? sum([counted, failure(`${name}: exit code ${code}`)]) : counted;
      return { tally, output, suites };
    },
  });
  return [
    command("lint", join(TOOLS, "oxlint")),
    command("format", join(TOOLS, "oxfmt"), "--check"),
    command("boundaries", join(TOOLS, "turbo"), "boundaries", "--no-color"),
    { name: "import rules", run: importRules },
    { name: "requirements", run: requirements },
    command("unused code", join(OWN_TOOLS, "knip"), "--no-progress"),
    turbo("typecheck", "typecheck"),
    turbo("build", "build"),
    { name: "browser floor", run: browserFloor },
    turbo("published packages", "lint"),
    suite("unit tests", "test"),
    suite("end to end: Chinese site", "test:e2e:cn"),
    suite("end to end: English and Japanese site", "test:e2e:intl"),
    suite("end to end: both sites", "test:e2e:sites"),
    suite("end to end: tracking", "test:e2e:tracking"),
    suite("end to end: front door", "test:e2e:host"),
    suite("end to end: releases", "test:e2e:releases"),
    suite("end to end: packages", "test:e2e:packages"),
  ];
}

async function importRules(): Promise<StageResult> {
  const { modules, violations } = await cruiseTree(ROOT);
  const output = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join("\n");
  if (violations.length > 0) return { tally: failure(`${violations.length} forbidden imports`), output };
  return { tally: PASSED, output: `${modules} files` };
}

async function browserFloor(): Promise<StageResult> {
  const { files, problems } = await checkBrowserFloor(ROOT);
  if (files === 0) return { tally: failure("browser floor: no built site"), output: "" };
  if (problems.length === 0) return { tally: PASSED, output: `${files} built files` };
  return { tally: failure(`${problems.length} uses above the browser floor`), output: problems.join("\n") };
}

async function requirements(): Promise<StageResult> {
  const { problems, open, total } = await checkRequirements(ROOT);
  if (problems.length > 0) {
    return {
      tally: failure(`${problems.length} rows of the tables of requirements and proofs are wrong`),
      output: problems.join("\n"),
    };
  }
  return { tally: PASSED, output: `${total - open} of ${total} requirements name a test, ${open} are open` };
}
