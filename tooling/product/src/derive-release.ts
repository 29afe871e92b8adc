import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** A hashed file: its name, and the hash before its ending. */
const HASHED = /^(.+)-([\w-]{8})(\.\w+)$/;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

interface Manifest {
  readonly buildId: string;
  readonly builtAt: number;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** A built site that differs in every hashed name and in its build id from the one it was made from. */
export interface DerivedRelease {
  readonly folder: string;
  readonly buildId: string;
}

/**
 * Makes the next build of a site out of its last one, in a second instead of a build's half minute: another build id,
 * and another name for each hashed file, wherever they are named.
 *
 * @param dist - The built site.
 * @param folder - Where the new one is written.
 */
export async function deriveRelease(dist: string, folder: string): Promise<DerivedRelease> {
  const manifest = JSON.parse(await readFile(join(dist, "release.json"), "utf8")) as Manifest;
  const buildId = digest(`next ${manifest.buildId}`).slice(0, manifest.buildId.length);
  const names = newNames(manifest);
  const rename = (text: string): string =>
    [...names].reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      text.replaceAll(manifest.buildId, buildId),
    );
  const files: Record<string, { sha256: string; bytes: number }> = {};
  const put = async (path: string, content: Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    files[path] = {
      sha256: createHash("sha256").update(content).digest("hex"),
      bytes: content.byteLength,
    };
  };
  for (const path of Object.keys(manifest.files)) {
    if (COMPRESSED.test(path)) continue;
    const content = await readFile(join(dist, path));
    const next = TEXT.test(path) ? Buffer.from(rename(content.toString())) : content;
    await put(rename(path), next);
    if (Object.hasOwn(manifest.files, `${path}.br`)) await put(`${rename(path)}.br`, await toBrotli(next));
    if (Object.hasOwn(manifest.files, `${path}.gz`)) await put(`${rename(path)}.gz`, await toGzip(next));
  }
  const next = { ...manifest, buildId, builtAt: manifest.builtAt + 1, files };
  await writeFile(join(folder, "release.json"), JSON.stringify(next));
  return { folder, buildId };
}

/** A new name for each hashed file of the browser, of the same length. */
function newNames({ files }: Manifest): Map<string, string> {
  const names = new Map<string, string>();
  for (const path of Object.keys(files)) {
    const name = basename(path);
    const [, stem, hash = "", ending] = HASHED.exec(name) ?? [];
    if (!path.startsWith("client/") || !path.includes("/assets/") || stem === undefined) continue;
    names.set(name, `${stem}-${digest(hash).slice(0, hash.length)}${ending ?? ""}`);
  }
  return names;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
