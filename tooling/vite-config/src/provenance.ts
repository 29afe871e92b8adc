import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** How a dependency on a package of the workspace is written. */
const WORKSPACE = /^workspace:/;

/**
 * Which version of each package of the workspace is in a build of an app, also of those that come with another one.
 *
 * @param root - Root folder of the app.
 * @returns Versions by name, in the order of the names.
 */
export async function packagesOf(root: string): Promise<Record<string, string>> {
  const versions = new Map<string, string>();
  async function collect(folder: string): Promise<void> {
    const { dependencies = {} } = await readPackage(folder);
    for (const [name, range] of Object.entries(dependencies)) {
      if (!WORKSPACE.test(range) || versions.has(name)) continue;
      const dependency = join(folder, "node_modules", name);
      versions.set(name, (await readPackage(dependency)).version);
      await collect(dependency);
    }
  }
  await collect(root);
  return Object.fromEntries([...versions].toSorted(([left], [right]) => left.localeCompare(right)));
}

async function readPackage(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as PackageJson;
}
