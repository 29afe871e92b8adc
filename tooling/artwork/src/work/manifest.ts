import { readFile, writeFile } from "node:fs/promises";

/** A drawn picture as the API reads it. */
export interface ManifestEntry {
  /** Path below the media folder. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Views of this size in the file, each a picture of its own. */
  readonly views?: readonly string[];
  /** Colour to show until the picture is there. */
  readonly preview: string;
  /** First digits of the SHA-256 of the file. */
  readonly hash: string;
  readonly type: string;
  /** Where type may stand on a cover, if not at its head. */
  readonly clear?: "foot";
  readonly bytes: number;
  /** Hash of what it was drawn from. */
  readonly inputs: string;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Reads a manifest; an absent one is empty. */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Writes a manifest with its keys in order, one entry a line. */
export async function writeManifest(file: string, entries: Manifest): Promise<void> {
  const lines = Object.keys(entries)
    .toSorted()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  await writeFile(file, `{\n${lines.join(",\n")}\n}\n`);
}
