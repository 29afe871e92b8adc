import { spawn } from "node:child_process";

/** How a command runs. */
export interface RunOptions {
  readonly cwd: string;
  /** Environment of the command. @default that of this process */
  readonly env?: NodeJS.ProcessEnv;
  /** Asks the command to end; the promise settles once it has. */
  readonly signal?: AbortSignal;
}

/** What a finished command left. */
export interface RunResult {
  /** Exit code; 128 + signal number is not distinguished: a killed command answers 1. */
  readonly code: number;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

/**
 * Runs a command to its end and keeps what it says. A command that cannot be started answers with code 127, so
 * that a missing tool reads like any other failure.
 */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const { signal, ...how } = options;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (code: number): void => {
      signal?.removeEventListener("abort", end);
      resolve({
        code,
        output: Buffer.concat(chunks).toString("utf8"),
      });
    };
    const child = spawn(command, args, { ...how, stdio: ["ignore", "pipe", "pipe"] });
    const end = (): void => void child.kill("SIGTERM");
    signal?.addEventListener("abort", end);
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}
