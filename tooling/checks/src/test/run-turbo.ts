import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { clock } from "./print.ts";

/** A task that turbo ran or took from its cache. */
export interface FinishedTask {
  /** As turbo names it, e.g. `@wesdom/seo#test`. */
  readonly id: string;
  /** Without its package, e.g. `test`. */
  readonly task: string;
  /** Folder of its package from the root, e.g. `packages/seo`; empty for the root itself. */
  readonly folder: string;
  readonly passed: boolean;
  /** Milliseconds; `null` where it came from the cache. */
  readonly durationMs: number | null;
  /** What it said. */
  readonly output: string;
}

/** What a run of turbo left. */
export interface TurboRun {
  readonly code: number;
  readonly tasks: readonly FinishedTask[];
  /** What turbo itself said. */
  readonly output: string;
}

/** How turbo runs. */
export interface TurboOptions {
  readonly command: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Takes a line as soon as a task begins, and one now and then while none does. */
  readonly print: (line: string) => void;
}

/** One line of `turbo --json`. */
interface LogLine {
  readonly source: string;
  readonly text: string;
}

/** What `--summarize` writes, as far as it is read here. */
interface Summary {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly task: string;
    readonly directory: string;
    readonly cache: { readonly status: "HIT" | "MISS" };
    readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number };
  }[];
}

const FLAGS = ["--continue=always", "--output-logs=full", "--json", "--summarize"];

/** After so long without a new task the last words of those at work are shown, milliseconds. */
const SILENCE_MS = 20_000;
const WIDTH = 100;

/** Tells what turbo says of a task before it begins. */
const BEGINS = /^cache (miss, executing|hit, replaying)/;
const SUMMARY = /^Summary:\s+(?<path>.+)$/;

/** Runs tasks to their end, whatever fails, and tells meanwhile what is at work. */
export async function runTurbo(args: readonly string[], options: TurboOptions): Promise<TurboRun> {
  const { command, cwd, env, print } = options;
  const startedAt = performance.now();
  const said = new Map<string, string[]>();
  let lastWords = "";
  let summaryPath: string | undefined;
  const tell = (text: string): void => print(`${clock(performance.now() - startedAt)}  ${text}`);
  const beat = setInterval(() => tell(`… ${lastWords.slice(0, WIDTH)}`), SILENCE_MS);
  const child = spawn(command, ["run", ...args, ...FLAGS], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number>((resolve) => {
    child.on("error", (error) => {
      lines("turbo").push(error.message);
      resolve(127);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
  const lines = (source: string): string[] => {
    const known = said.get(source) ?? [];
    said.set(source, known);
    return known;
  };
  const take = (line: string): void => {
    const { source, text } = parse(line);
    summaryPath = SUMMARY.exec(text)?.groups?.["path"] ?? summaryPath;
    const begins = BEGINS.exec(text);
    if (begins === null) {
      lines(source).push(text);
      if (text.trim() !== "" && source !== "turbo") lastWords = `${source}: ${text.trim()}`;
      return;
    }
    tell(begins[1] === "miss, executing" ? source : `${source} (from the cache)`);
    beat.refresh();
  };
  createInterface({ input: child.stdout }).on("line", take);
  createInterface({ input: child.stderr }).on("line", take);
  const code = await ended;
  clearInterval(beat);
  const output = (source: string): string => (said.get(source) ?? []).join("\n");
  const tasks = summaryPath === undefined ? [] : await readSummary(summaryPath, output);
  return { code, tasks, output: output("turbo") };
}

async function readSummary(path: string, output: (id: string) => string): Promise<FinishedTask[]> {
  const { tasks } = JSON.parse(await readFile(path, "utf8")) as Summary;
  return tasks.map(({ taskId, task, directory, cache, execution }) => ({
    id: taskId,
    task,
    folder: directory,
    passed: cache.status === "HIT" || execution?.exitCode === 0,
    durationMs: cache.status === "HIT" || !execution ? null : execution.endTime - execution.startTime,
    output: output(taskId),
  }));
}

/** What is no line of the log, e.g. a fault of turbo before it begins, is turbo's own. */
function parse(line: string): LogLine {
  try {
    const { source, text } = JSON.parse(line) as Partial<LogLine>;
    return { source: source ?? "turbo", text: text ?? "" };
  } catch {
    return { source: "turbo", text: line };
  }
}
