import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const FIXTURES = join(import.meta.dirname, "../fixtures");
/** Broken code rests under a name that no tool of the real tree reads. */
const AT_REST = ".txt";
const OUTSIDE_PACKAGES = ["react", "fast-check"];

/** A copy of a fixture in a folder of its own, removed at the end of the scope. */
export interface FixtureTree extends AsyncDisposable {
  readonly path: string;
}

/** Lays the clean house in a temporary folder and the named fixtures over it, with `node_modules` as pnpm would. */
export async function houseWith(...overlays: string[]): Promise<FixtureTree> {
  const tree = await copyOf("base", ...overlays);
  for await (const manifest of glob("*/*/package.json", { cwd: tree.path })) {
    const { name } = JSON.parse(await readFile(join(tree.path, manifest), "utf8")) as { name: string };
    await link(join(tree.path, dirname(manifest)), join(tree.path, "node_modules", name));
  }
  for (const name of OUTSIDE_PACKAGES) {
    const folder = join(tree.path, "node_modules", name);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ name, version: "0.0.0", main: "index.js" }),
    );
    await writeFile(join(folder, "index.js"), "");
  }
  return tree;
}

/** Copies fixtures over each other into a temporary folder. */
export async function copyOf(...fixtures: string[]): Promise<FixtureTree> {
  const path = await mkdtemp(join(tmpdir(), "wesdom-fixture-"));
  for (const fixture of fixtures) {
    await cp(join(FIXTURES, fixture), path, { recursive: true });
    for await (const file of glob("**/*.txt", { cwd: path })) {
      await rename(join(path, file), join(path, file.slice(0, -AT_REST.length)));
    }
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path);
}
