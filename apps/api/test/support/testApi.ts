import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { createApi, type Api, type ApiOptions } from "../../src/createApi.ts";

/** The databases that the suite runs on. */
export const BACKENDS = ["embedded", "postgres"] as const;
export type Backend = (typeof BACKENDS)[number];

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
  readonly get: (path: string, lang?: number | string) => Promise<Answer>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
}

export async function testApi(backend: Backend, options: ApiOptions = {}): Promise<TestApi> {
  const settings = { ...options.settings };
  if (backend === "postgres") Object.assign(settings, { databaseUrl: await newDatabase() });
  const api = await createApi({
    pictures: "optional",
    database: backend === "embedded" ? "memory" : "configured",
    ...options,
    settings,
  });
  const ask = async (path: string, init: RequestInit): Promise<Answer> =>
    read(await api.fetch(new Request(`http://api.test${path}`, init)));
  return {
    ...api,
    get: (path, lang) => ask(path, { headers: lang === undefined ? {} : { Lang: String(lang) } }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}

/** Makes an empty database on a PostgreSQL, by default the one of this run. */
export async function newDatabase(url = inject("postgresUrl")): Promise<string> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
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
