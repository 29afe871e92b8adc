import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.ts";
import { SETUP_LOCK } from "../../database/migrations.ts";
import type { Settings } from "../../env.ts";
import { contentCode } from "../content-code.ts";
import * as schema from "../tables.ts";
import { contentSteps, type ContentRows } from "./buildContent.ts";
import { hashFiles, readContentFiles, type ContentFiles } from "./files.ts";

const { contentState, ...contentTables } = schema;

/** Rows of one INSERT; keeps a statement below PostgreSQL's 65 535 parameters. */
const ROWS_A_STATEMENT = 500;

/** The one row of `content_state`. */
const STATE_ID = 1;

/** File of a data folder: the hash of what was imported last from there, and of the database it went to. */
const KEPT_HASH = "content.hash";

export interface ImportReport {
  /** False: the database already held exactly this content. */
  readonly changed: boolean;
  readonly hash: string;
  /** Hash of what the database holds, where it is left to hold other content than this. */
  readonly held?: string | undefined;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

export interface ContentSource {
  readonly directory: string;
  /** What to do about missing pictures. */
  readonly pictures: Settings["pictures"];
  readonly now: () => number;
  /** Where it is remembered what was imported last from here, and into which database. @default nowhere */
  readonly memory?: Pick<Settings, "dataDirectory" | "databaseUrl"> | undefined;
}

/**
 * {@link importContent} at a start: left out where these files have been imported from here and not changed since. Another
 * machine may have brought in newer ones, and an older folder that starts again puts nothing back.
 */
export async function importAtStart(db: Database, source: ContentSource): Promise<ImportReport> {
  const read = readSource(source);
  const memory = memoryOf(source, read.hash);
  const isKnown = memory && existsSync(memory.file) && readFileSync(memory.file, "utf8") === memory.text;
  const held = isKnown ? await heldHash(db) : undefined;
  if (held !== undefined)
    return { changed: false, hash: read.hash, held: held === read.hash ? undefined : held, rows: {} };
  return importContent(db, source, read);
}

/**
 * Brings the content files into the database, in one transaction: readers see the old content or the new.
 *
 * @param db - The database.
 * @throws {@link ContentError} when the content has faults; the database then keeps what it had.
 */
export async function importContent(
  db: Database,
  source: ContentSource,
  read = readSource(source),
): Promise<ImportReport> {
  const report = await importFiles(db, source, read);
  const memory = memoryOf(source, report.hash);
  if (memory) {
    mkdirSync(dirname(memory.file), { recursive: true });
    writeFileSync(memory.file, memory.text);
  }
  return report;
}

/** The files of a source, and the hash of all that their rows are made of. */
export function readSource({ directory, pictures }: ContentSource): { files: ContentFiles; hash: string } {
  const files = readContentFiles(directory);
  return { files, hash: hashFiles(files, contentCode(), pictures) };
}

/** The address of the database is hashed with it: it may hold a password. The embedded one has this folder alone. */
function memoryOf({ memory }: ContentSource, hash: string): { file: string; text: string } | null {
  if (!memory?.databaseUrl) return null;
  const text = createHash("sha256").update(`${hash}\0${memory.databaseUrl}`).digest("hex");
  return { file: join(memory.dataDirectory, KEPT_HASH), text };
}

async function importFiles(
  db: Database,
  source: ContentSource,
  { files, hash }: ReturnType<typeof readSource>,
): Promise<ImportReport> {
  if ((await heldHash(db)) === hash) return { changed: false, hash, rows: {} };
  const steps = contentSteps(files, source.pictures);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await setImmediate();
  const content = step.value;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if ((await heldHash(transaction)) === hash) return { changed: false, hash, rows: {} };
    await replaceRows(transaction, content);
    const importedAt = new Date(source.now());
    await transaction
      .insert(contentState)
      .values({ id: STATE_ID, hash, importedAt })
      .onConflictDoUpdate({ target: contentState.id, set: { hash, importedAt } });
    const rows = Object.fromEntries(Object.entries(content).map(([name, list]) => [name, list.length]));
    return { changed: true, hash, rows };
  });
}

/** @returns whether an import has ever come to its end. */
export async function hasContent(db: Database): Promise<boolean> {
  return (await db.$count(contentState)) > 0;
}

async function heldHash(db: Database): Promise<string | undefined> {
  const [state] = await db.select({ hash: contentState.hash }).from(contentState);
  return state?.hash;
}

async function replaceRows(db: Database, content: ContentRows): Promise<void> {
  for (const [name, rows] of Object.entries(content)) {
    const table: PgTable = contentTables[name as keyof ContentRows];
    await db.delete(table);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      await db.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT));
    }
  }
}
