import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnv } from "../../scripts/env.ts";

const WORKSPACE = fileURLToPath(new URL("../../../../", import.meta.url));
const KIT = "packages/ui-kit";

/** What the package is built from; its dist and its tests stay behind. */
const NEEDED: readonly string[] = [
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "tooling/typescript-config",
  "tooling/vitest-config",
  ...[
    "src",
    "scripts",
    "package.json",
    "tsup.config.ts",
    "tsconfig.json",
    "tsconfig.build.json",
    "README.md",
    "COMPONENTS.md",
  ].map((path) => `${KIT}/${path}`),
];

/**
 * Runs a program and gives its output.
 *
 * @throws Error with the output when it fails.
 */
export async function run(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd, env: childEnv({ NODE_ENV: "", CI: "true" }) });
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const text = output.join("");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${text}${errors.join("")}`);
  return text;
}

/** The workspace's pnpm, as everyone starts it. */
export async function pnpm(cwd: string, ...args: readonly string[]): Promise<string> {
  const { packageManager } = JSON.parse(readFileSync(join(WORKSPACE, "package.json"), "utf8")) as {
    packageManager: string;
  };
  return run(cwd, "npx", "-y", packageManager, ...args);
}

/**
 * Builds and packs the package in a copy of its sources, so that the dist others read is left alone.
 *
 * @param folder - Empty folder for the copy.
 * @returns Path of the tarball.
 */
export async function packKit(folder: string): Promise<string> {
  for (const path of NEEDED)
    cpSync(join(WORKSPACE, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes("node_modules"),
    });
  const kit = join(folder, KIT);
  symlinkSync(join(WORKSPACE, "node_modules"), join(folder, "node_modules"));
  symlinkSync(join(WORKSPACE, KIT, "node_modules"), join(kit, "node_modules"));
  const bin = join(kit, "node_modules", ".bin");
  await run(kit, join(bin, "tsup"));
  await run(kit, join(bin, "tsc"), "-p", "tsconfig.build.json");
  await run(kit, process.execPath, "scripts/build-css.ts");
  const packed = join(folder, "packed");
  mkdirSync(packed);
  // As it has just been built: the copy is no repository for turbo to build it in again.
  const options = ["--json", "--config.ignore-scripts=true", "--pack-destination", packed];
  const answer = JSON.parse(await pnpm(kit, "pack", ...options)) as { filename: string };
  return answer.filename;
}
