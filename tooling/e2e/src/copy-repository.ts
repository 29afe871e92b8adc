import { cp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { REPOSITORY } from "./repository.ts";

/** What is installed, built, recorded or kept for one machine; a copy makes its own. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ".cache",
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
  const { packageManager } = JSON.parse(await readFile(join(REPOSITORY, "package.json"), "utf8")) as {
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
  await cp(REPOSITORY, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(basename(source)),
  });
  const install = spawn(
    "npx",
    [
      "--prefer-offline",
      "-y",
      await pinnedPnpm(),
      "install",
      "--prefer-offline",
      "--frozen-lockfile",
      "--reporter=append-only",
    ],
    { cwd: folder, stdio: ["ignore", "pipe", "pipe"] },
  );
  const said: Buffer[] = [];
  for (const stream of [install.stdout, install.stderr])
    stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(install, "close")) as [number | null];
  if (code !== 0)
    throw new Error(`pnpm install in ${folder} ended with ${code}:\n${Buffer.concat(said).toString()}`);
}
