import { spawn } from "node:child_process";
import { once } from "node:events";

const KEPT_CHARS = 4000;
const MINUTE_MS = 60_000;

/** Where and how long a step runs. */
export interface StepOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds until it is ended. @default three minutes */
  readonly limitMs?: number;
}

/**
 * Runs a program that asks nobody: its input is empty, and it ends within its limit.
 *
 * @returns What it wrote to its standard output.
 * @throws Error with the command, why it ended and its last words, where it fails or takes too long.
 */
export async function runStep(
  program: string,
  args: readonly string[],
  { cwd, env, limitMs = 3 * MINUTE_MS }: StepOptions,
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const output: string[] = [];
  let words = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.push(text);
    words = (words + text).slice(-KEPT_CHARS);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    words = (words + text).slice(-KEPT_CHARS);
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    // With everything it has started, or the pipes stay open.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  }, limitMs);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  if (code === 0) return output.join("");
  const reason = late ? `took more than ${limitMs / 1000} s` : `ended with ${code}`;
  throw new Error(`${[program, ...args].join(" ")} ${reason}:\n${words}`);
}
