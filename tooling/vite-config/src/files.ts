import type { RenderedPage } from "@wesdom/site-runtime";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Length of a build id in hexadecimal digits. */
const BUILD_ID_DIGITS = 16;

/** All files below a folder, absolute, in a stable order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Writes a file and the folders above it. */
export async function writeDeep(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Path below a folder with `/` between its parts. */
export function portablePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join("/");
}

/** Size and sha256 of one file of a release. */
export interface FileSum {
  readonly sha256: string;
  readonly bytes: number;
}

/** {@link FileSum} of every file below the folders, by path below `base`. */
export async function sumFiles(base: string, folders: readonly string[]): Promise<Record<string, FileSum>> {
  const sums: Record<string, FileSum> = {};
  for (const folder of folders) {
    for (const file of await listFiles(join(base, folder))) {
      const content = await readFile(file);
      sums[portablePath(base, file)] = {
        sha256: createHash("sha256").update(content).digest("hex"),
        bytes: content.byteLength,
      };
    }
  }
  return sums;
}

/** What a visitor sees of a build besides its files. */
export interface SeenParts {
  readonly version: string;
  readonly redirects: Readonly<Record<string, string>>;
  readonly pages: readonly { readonly path: string; readonly page: Pick<RenderedPage, "payload"> }[];
}

/** The id of a build: a sum of everything that a visitor could see of it. */
export async function hashBuild(dist: string, { version, redirects, pages }: SeenParts): Promise<string> {
  const hash = createHash("sha256").update(version).update(JSON.stringify(redirects));
  for (const folder of ["client", "server"]) {
    for (const file of await listFiles(join(dist, folder))) {
      hash.update(portablePath(dist, file)).update(await readFile(file));
    }
  }
  for (const { path, page } of pages) hash.update(path).update(JSON.stringify(page.payload?.data ?? null));
  return hash.digest("hex").slice(0, BUILD_ID_DIGITS);
}
