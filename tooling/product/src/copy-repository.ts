import { cp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ROOT } from "./root.ts";
import { runStep } from "./run-step.ts";

/** How long the packages may take to be linked, in milliseconds. */
const INSTALL_LIMIT_MS = 600_000;

/** What is installed, built, recorded or kept for one machine; a copy makes its own. Databases are kept by their content. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ".data",
  ".git",
  ".turbo",
  "dist",
  "node_modules",
  "reports",
  "screenshots",
  "storybook-static",
  "test-results",
]);

/** pnpm's version as `package.json` pins it, e.g. `pnpm@12.21.0`. */
export async function pinnedPnpm(): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    packageManager: string;
  };
  return packageManager;
}

/**
 * Copies the sources as they lie into `folder` and installs them from what pnpm has in its store already, so that a
 * test may edit files and build other states without touching the tree that it was started from.
 *
 * @throws with pnpm's words when the installation fails.
 */
export async function copyRepository(folder: string): Promise<void> {
  await cp(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(basename(source)),
  });
  // Turbo asks git which files count; without it, it reads all that is installed, and takes nothing from its cache.
  await commitAll(folder, "State");
  const install = ["install", "--prefer-offline", "--frozen-lockfile", "--reporter=append-only"];
  await runStep("npx", ["--prefer-offline", "-y", await pinnedPnpm(), ...install], {
    cwd: folder,
    limitMs: INSTALL_LIMIT_MS,
  });
}

/** Commits a copy of the sources as it stands, into a repository of its own. */
export async function commitAll(folder: string, message: string): Promise<void> {
  const who = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  await runStep("git", ["init", "-q", "-b", "main"], { cwd: folder });
  await runStep("git", ["add", "-A"], { cwd: folder });
  await runStep("git", [...who, "commit", "-q", "-m", message], { cwd: folder });
}
