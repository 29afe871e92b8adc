import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";

const PACKAGE_ROOT = resolve(import.meta.dirname, "../..");
const children: ChildProcess[] = [];

/** What the front door shows the processes of the tests. */
export const API_SECRET = "a secret of the tests' processes alone";

/** Ends what a test left running. */
export function killProcesses(): void {
  for (const child of children.splice(0)) child.kill("SIGKILL");
}

/** Runs a file of the package in a process of its own. */
export function run(file: string, args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ["--conditions=@wesdom/source", file, ...args], {
    cwd: PACKAGE_ROOT,
    env: {
      // oxlint-disable-next-line node/no-process-env -- a child process inherits it
      ...process.env,
      PICTURES: "optional",
      API_PORT: "0",
      API_SECRET,
      HOST: "127.0.0.1",
      DATABASE_URL: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

/** How a process ended, and what it said. */
export async function outcome(
  child: ChildProcess,
): Promise<{ code: number | null; out: string; err: string }> {
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, out, err };
}

/** The port of a server, once it listens. */
export async function listening(child: ChildProcess): Promise<number> {
  const [, port] = await said(child, /"event":"listening","port":(\d+)/);
  return Number(port);
}

/** Waits until a process says something from now on. */
export function said(child: ChildProcess, what: RegExp): Promise<RegExpExecArray> {
  return new Promise((found, failed) => {
    let out = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const match = what.exec(out);
      if (match) found(match);
    });
    child.stderr?.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.once("close", () => failed(new Error(`ended before it said ${what.source}:\n${out}`)));
  });
}
