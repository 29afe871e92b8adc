import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Kind, Picture } from "../pictures/picture.ts";
import { inputHash, shortHash } from "./input-hash.ts";
import { type ManifestEntry, readManifest, writeManifest } from "./manifest.ts";
import { IDENTITY, MEDIA, type Place, placeOf } from "./places.ts";

const CONTENT_HASH_DIGITS = 8;

/** What a run found and did. */
export interface DrawReport {
  /** Keys drawn anew, or found to need it when only checking. */
  readonly drawn: readonly string[];
  /** Files removed (or to be removed) because nothing calls for them. */
  readonly orphans: readonly string[];
  readonly kept: number;
}

/** How to run. */
export interface DrawOptions {
  /** Look, but write nothing. */
  readonly check?: boolean;
  /** Only pictures of this kind; orphans are then left alone. */
  readonly only?: Kind;
  readonly places?: { readonly media: Place; readonly identity: Place };
  /** Told of each picture that is drawn. */
  readonly onProgress?: (key: string, done: number, total: number) => void;
}

/** Pictures that cannot be drawn, a fault a line. */
export class DrawError extends Error {
  override readonly name = "DrawError";
}

/**
 * Draws what is missing or out of date, removes what nothing calls for, and writes the manifests.
 *
 * @param pictures - Every picture of the content.
 * @throws {@link DrawError} before the first is drawn, with all faults at once.
 */
export async function drawAll(pictures: readonly Picture[], options: DrawOptions = {}): Promise<DrawReport> {
  const places = options.places ?? { media: MEDIA, identity: IDENTITY };
  const reports: DrawReport[] = [];
  for (const place of [places.media, places.identity]) {
    const own = pictures.filter(({ kind }) => placeOf(kind) === (place === places.media ? MEDIA : IDENTITY));
    reports.push(await drawPlace(place, own, options));
  }
  return {
    drawn: reports.flatMap(({ drawn }) => drawn),
    orphans: reports.flatMap(({ orphans }) => orphans),
    kept: reports.reduce((sum, { kept }) => sum + kept, 0),
  };
}

async function drawPlace(
  place: Place,
  pictures: readonly Picture[],
  options: DrawOptions,
): Promise<DrawReport> {
  const before = await readManifest(place.manifest);
  const wanted = options.only === undefined ? pictures : pictures.filter(({ kind }) => kind === options.only);
  const stale: Picture[] = [];
  for (const picture of wanted)
    if (!(await isCurrent(place, picture, before[picture.key]))) stale.push(picture);
  const orphans = options.only === undefined ? await orphansOf(place, pictures) : [];
  const unlisted = Object.keys(before).filter((key) => !pictures.some((picture) => picture.key === key));
  const report = {
    drawn: stale.map(({ key }) => key),
    orphans: [...orphans, ...(options.only === undefined ? unlisted : [])],
    kept: wanted.length - stale.length,
  };
  if (options.check === true) return report;
  const faults: string[] = [];
  for (const picture of stale) faults.push(...((await picture.faults?.()) ?? []));
  if (faults.length > 0) throw new DrawError(faults.join("\n"));
  const after: Record<string, ManifestEntry> = { ...before };
  try {
    for (const [index, picture] of stale.entries()) {
      after[picture.key] = await drawOne(place, picture);
      options.onProgress?.(picture.key, index + 1, stale.length);
    }
    if (options.only === undefined) {
      for (const key of unlisted) delete after[key];
      for (const file of orphans) await rm(join(place.directory, file));
    }
  } finally {
    // What is drawn stays drawn where one fails.
    if (stale.length > 0 || unlisted.length > 0) await writeManifest(place.manifest, after);
  }
  return report;
}

async function drawOne(place: Place, picture: Picture): Promise<ManifestEntry> {
  const bytes = await picture.draw();
  const file = join(place.directory, picture.src);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return {
    src: picture.src,
    width: picture.width,
    height: picture.height,
    ...(picture.views && { views: picture.views }),
    preview: picture.preview,
    hash: shortHash(bytes, CONTENT_HASH_DIGITS),
    type: picture.type,
    ...(picture.clear && { clear: picture.clear }),
    bytes: bytes.length,
    inputs: inputHash(picture),
  };
}

/** Whether a picture was drawn from these inputs and its file is what was drawn. */
async function isCurrent(place: Place, picture: Picture, entry: ManifestEntry | undefined): Promise<boolean> {
  if (entry === undefined || entry.inputs !== inputHash(picture)) return false;
  const bytes = await readFile(join(place.directory, entry.src)).catch(() => undefined);
  return bytes !== undefined && shortHash(bytes, CONTENT_HASH_DIGITS) === entry.hash;
}

/** Files of a place that no picture stands for. */
async function orphansOf(place: Place, pictures: readonly Picture[]): Promise<string[]> {
  const wanted = new Set(pictures.map(({ src }) => src));
  const files = await readdir(place.directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return files
    .filter((file) => file.isFile())
    .map((file) => relative(place.directory, join(file.parentPath, file.name)))
    .filter((path) => !wanted.has(path) && join(place.directory, path) !== place.manifest)
    .toSorted();
}
