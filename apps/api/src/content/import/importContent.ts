import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.ts";
import { SETUP_LOCK } from "../../database/migrations.ts";
import type { Settings } from "../../env.ts";
import { contentCode } from "../content-code.ts";
import * as schema from "../tables.ts";
import { buildContent, type ContentRows } from "./buildContent.ts";
import { hashFiles, readContentFiles } from "./files.ts";

/** Rows of one INSERT; keeps a statement below PostgreSQL's 65 535 parameters. */
const ROWS_A_STATEMENT = 500;

/** The one row of `content_state`. */
const STATE_ID = 1;

/** What an import did. */
export interface ImportReport {
  /** False: the database already held exactly this content. */
  readonly changed: boolean;
  readonly hash: string;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Brings the content files into the database, in one transaction: readers see the old content or the new.
 *
 * @param db - The database.
 * @param options - Folder, what to do about missing pictures, and a clock.
 * @throws {@link ContentError} when the content has faults; the database then keeps what it had.
 */
export async function importContent(
  db: Database,
  options: { directory: string; pictures: Settings["pictures"]; now: () => number },
): Promise<ImportReport> {
  const files = readContentFiles(options.directory);
  const hash = hashFiles(files, contentCode(), options.pictures);
  if (await holds(db, hash)) return { changed: false, hash, rows: {} };
  const content = buildContent(files, options.pictures);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (await holds(transaction, hash)) return { changed: false, hash, rows: {} };
    await replaceRows(transaction, content);
    const importedAt = new Date(options.now());
    await transaction
      .insert(schema.contentState)
      .values({ id: STATE_ID, hash, importedAt })
      .onConflictDoUpdate({ target: schema.contentState.id, set: { hash, importedAt } });
    const rows = Object.fromEntries(Object.entries(content).map(([name, list]) => [name, list.length]));
    return { changed: true, hash, rows };
  });
}

/** @returns whether an import has ever come to its end. */
export async function hasContent(db: Database): Promise<boolean> {
  return (await db.$count(schema.contentState)) > 0;
}

async function holds(db: Database, hash: string): Promise<boolean> {
  const [state] = await db.select({ hash: schema.contentState.hash }).from(schema.contentState);
  return state?.hash === hash;
}

async function replaceRows(db: Database, content: ContentRows): Promise<void> {
  const replace = async <Table extends PgTable>(
    table: Table,
    rows: Table["$inferInsert"][],
  ): Promise<void> => {
    await db.delete(table);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      await db.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT) as never);
    }
  };
  await replace(schema.banners, content.banners);
  await replace(schema.brands, content.brands);
  await replace(schema.stories, content.stories);
  await replace(schema.articles, content.articles);
  await replace(schema.team, content.team);
  await replace(schema.introductions, content.introductions);
  await replace(schema.companies, content.companies);
}
