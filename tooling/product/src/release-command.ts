import type { AppName } from "@wesdom/release";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { ROOT } from "./root.ts";

/** How often the host is asked what it serves, while a switch is waited for. */
const LOOK_MS = 25;

const CLI = join(ROOT, "tooling/release/src/cli.ts");

/**
 * The release command, as a release manager runs it.
 *
 * @param to - Releases folder.
 * @param args - Its words, e.g. `["rollback", "cn"]`.
 * @returns What it says with `--json`.
 * @throws with its words when its exit code is not 0; `code` of the error is that exit code.
 */
export async function releaseCommand<Report = unknown>(
  to: string,
  ...args: readonly string[]
): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, "--to", to, "--json"]);
  return JSON.parse(stdout) as Report;
}

/** Build ids that a host serves. */
export async function servedBuilds(origin: string): Promise<Readonly<Partial<Record<AppName, string>>>> {
  const response = await fetch(`${origin}/healthz`);
  return ((await response.json()) as { releases: Partial<Record<AppName, string>> }).releases;
}

/** Waits until something is so, for what happens in another process and tells nobody. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOK_MS);
}
