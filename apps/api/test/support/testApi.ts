import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { sample } from "@wesdom/vitest-config/sample";
import { createApi, type Api, type ApiOptions } from "../../src/createApi.ts";
import { importContent } from "../../src/content/import/importContent.ts";
import { CONTENT_DIRECTORY } from "../../src/content/import/files.ts";
import { openPostgres } from "../../src/database/openPostgres.ts";

/** The database of the run's server that others are copied from, migrated and with the content. */
const TEMPLATE = "migrated";

/** Under this lock one file of the run makes it. */
const TEMPLATE_LOCK = 1;

/** The databases that the suite runs on. */
export const BACKENDS = ["embedded", "postgres"] as const;
export type Backend = (typeof BACKENDS)[number];

/** The same where no query is one of theirs alone: PostgreSQL, and both in `test:thorough`. */
export const SAMPLED_BACKENDS: readonly Backend[] = BACKENDS.slice(-sample(1, BACKENDS.length));

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows what it asked for
  readonly data: any;
  readonly message: string;
  readonly headers: Headers;
}

/** An API on a database of its own, with short ways to ask it. */
export interface TestApi extends Api {
  /** Its clock. */
  readonly now: () => number;
  readonly get: (path: string, lang?: number | string) => Promise<Answer>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
}

export async function testApi(backend: Backend, options: ApiOptions = {}): Promise<TestApi> {
  const settings: ApiOptions["settings"] = { pictures: "optional", ...options.settings };
  if (backend === "postgres" && settings.databaseUrl === undefined) {
    const databaseUrl = await filledDatabase();
    Object.assign(settings, { databaseUrl, databaseCallsUrl: callsUrlOf(databaseUrl) });
  }
  const api = await createApi({
    database: backend === "embedded" ? "memory" : "configured",
    ...options,
    settings,
  });
  const ask = async (path: string, init: RequestInit): Promise<Answer> =>
    read(await api.fetch(new Request(`http://api.test${path}`, init)));
  return {
    ...api,
    now: options.now ?? Date.now,
    get: (path, lang) => ask(path, { headers: lang === undefined ? {} : { Lang: String(lang) } }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}

/** A database of this run's server as its calls see it: by a user who owns nothing. */
function callsUrlOf(databaseUrl: string): string {
  return inject("postgresCallsUrl").replace(/postgres$/, databaseUrl.split("/").at(-1) ?? "");
}

/** Makes an empty database on a PostgreSQL, by default the one of this run. */
export function newDatabase(url = inject("postgresUrl")): Promise<string> {
  return atServer(url, (server) => createDatabase(server, url, "template0"));
}

/** Makes a database on the PostgreSQL of this run that is migrated and has the content. */
function filledDatabase(): Promise<string> {
  const url = inject("postgresUrl");
  return atServer(url, async (server) => {
    // Held until it is copied, too: none may be connected to a database that is.
    await server.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await server.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) {
      const raw = await createDatabase(server, url, "template0");
      const { longDb, close } = await openPostgres(raw);
      await importContent(longDb, { directory: CONTENT_DIRECTORY, pictures: "optional", now: Date.now });
      await close();
      await server.query(`alter database ${new URL(raw).pathname.slice(1)} rename to ${TEMPLATE}`);
    }
    return createDatabase(server, url, TEMPLATE);
  });
}

async function atServer<Result>(url: string, work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

async function createDatabase(server: Client, url: string, template: string): Promise<string> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  await server.query(`create database ${name} template ${template} encoding 'UTF8'`);
  return url.replace(/postgres$/, name);
}

/** Reads an answer and checks that it is an envelope whose code mirrors the status. */
export async function read(response: Response): Promise<Answer> {
  const body = (await response.json()) as { code: number; data: unknown; message: string };
  if (body.code !== response.status)
    throw new Error(`code ${body.code} in an answer of status ${response.status}`);
  if (Object.keys(body).toSorted().join() !== "code,data,message") throw new Error("no envelope");
  return { status: response.status, headers: response.headers, ...body };
}
