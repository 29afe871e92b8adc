import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import type { OpenDatabase } from "../database/database.ts";
import { openInMemory } from "../database/openEmbedded.ts";
import { importContent, readSource, type ContentSource } from "./import/importContent.ts";

const CACHE_DIRECTORY = resolve(import.meta.dirname, "../../.cache");

/** Dumps that are kept: one for each way of treating missing pictures, and the ones before. */
const KEPT_DUMPS = 4;

/** A throw-away database with the content in it, from a dump. */
export async function openThrowAway(source: ContentSource): Promise<OpenDatabase> {
  const file = await contentDump(source);
  try {
    return await openInMemory(read(file));
  } catch {
    rmSync(file, { force: true });
    return openInMemory(read(await contentDump(source)));
  }
}

/**
 * The file of a dump: a tar of an embedded database's folder. Migrating and importing is done once; the dump is named by
 * everything it was made of, so that it can never be out of date.
 */
export async function contentDump(source: ContentSource): Promise<string> {
  const content = readSource(source);
  const file = join(CACHE_DIRECTORY, `${content.hash.slice(0, 32)}.tar`);
  if (existsSync(file)) return file;
  const opened = await openInMemory();
  try {
    await importContent(opened.db, source, content);
    keepDump(file, Buffer.from(await (await opened.dump()).arrayBuffer()));
  } finally {
    await opened.close();
  }
  return file;
}

function read(file: string): Blob {
  return new Blob([readFileSync(file)], { type: "application/x-tar" });
}

function keepDump(file: string, dump: Uint8Array): void {
  mkdirSync(CACHE_DIRECTORY, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, dump);
  renameSync(temporary, file);
  const newestFirst = readdirSync(CACHE_DIRECTORY)
    .filter((name) => name.includes(".tar"))
    .map((name) => join(CACHE_DIRECTORY, name))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.time - a.time);
  for (const old of newestFirst.slice(KEPT_DUMPS)) rmSync(old.path, { force: true });
}
