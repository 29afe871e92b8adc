import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Revision } from "./history.ts";
import type { AppName } from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";

/** What turbo may say at most: the plan of a build names every file that goes into it. */
const MOST_OUTPUT_BYTES = 64_000_000;

/** The sources of the sites, as the command asks about them. */
export interface Sources {
  /** What a build of the app would have as `sources` in its `release.json`. */
  sum(app: AppName): Promise<string>;
  /** Builds the app into its `dist`. @throws {@link ReleaseError} `build-failed`, with what was said. */
  build(app: AppName): Promise<void>;
  /** Where the checkout stands, `null` where git knows nothing of it. */
  revision(): Promise<Revision | null>;
}

interface TurboPlan {
  readonly tasks: readonly { readonly taskId: string; readonly hash: string }[];
}

/** The sources of a checkout, by turbo and git. @param root - Root of the repository. */
export function sourcesIn(root: string): Sources {
  const run = (program: string, args: readonly string[]): Promise<{ stdout: string }> =>
    promisify(execFile)(program, args, { cwd: root, maxBuffer: MOST_OUTPUT_BYTES });
  const buildBy = (app: AppName, ...options: readonly string[]): Promise<{ stdout: string }> =>
    run(join(root, "node_modules/.bin/turbo"), ["run", "build", `--filter=@wesdom/${app}`, ...options]);
  return {
    async sum(app) {
      const { tasks } = JSON.parse((await buildBy(app, "--dry=json")).stdout) as TurboPlan;
      const task = tasks.find(({ taskId }) => taskId === `@wesdom/${app}#build`);
      if (!task) throw new Error(`turbo knows no build of ${app}.`);
      return task.hash;
    },
    async build(app) {
      await buildBy(app, "--ui=stream", "--output-logs=errors-only").catch((cause: unknown) => {
        const { stdout = "", stderr = "" } = cause as { stdout?: string; stderr?: string };
        const said = `${stdout}${stderr}`.trim() || String(cause);
        throw new ReleaseError("build-failed", `The build of ${app} failed:\n${said}`, { cause });
      });
    },
    async revision() {
      const status = ["status", "--porcelain=v2", "--branch"];
      return run("git", status).then(
        ({ stdout }) => parseRevision(stdout),
        () => null,
      );
    },
  };
}

/** Reads what `git status --porcelain=v2 --branch` says. */
function parseRevision(text: string): Revision | null {
  const commit = /^# branch\.oid ([0-9a-f]+)$/m.exec(text)?.[1];
  if (commit === undefined) return null;
  const branch = /^# branch\.head (?!\(detached\))(.+)$/m.exec(text)?.[1] ?? null;
  return { commit, branch, clean: !/^[^#\n]/m.test(text) };
}
