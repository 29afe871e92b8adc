import { afterEach, expect, inject, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { ConnectionPool, type PoolOptions } from "../src/database/connection-pool.ts";
import { isUnavailable } from "../src/database/database-unavailable.ts";
import { queryRows } from "../src/database/database.ts";
import { openPostgres } from "../src/database/openPostgres.ts";
import { tcpProxy, type TcpProxy } from "./support/tcpProxy.ts";
import { newDatabase } from "./support/testApi.ts";

const OPTIONS: PoolOptions = {
  connections: 1,
  waitMs: 1_000,
  connectMs: 1_000,
  statementMs: 10_000,
  lockMs: 0,
  idleInTransactionMs: 10_000,
  answerMs: 10_000,
};

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean();
});

function open(options: Partial<PoolOptions>, url = inject("postgresUrl")): ConnectionPool {
  const pool = new ConnectionPool(url, { ...OPTIONS, ...options });
  cleanUp.push(() => pool.end());
  return pool;
}

async function openProxy(): Promise<TcpProxy> {
  const { hostname, port } = new URL(inject("postgresUrl"));
  const proxy = await tcpProxy({ host: hostname, port: Number(port) });
  cleanUp.push(() => proxy.close());
  return proxy;
}

/** A statement as drizzle asks for it, and the first field of its answer. */
const ask = async (pool: Pick<ConnectionPool, "query">, text: string): Promise<unknown> =>
  (await pool.query({ text, rowMode: "array" })).rows[0]?.[0];

const PROCESS = "select pg_backend_pid()";

const faultOf = async (work: Promise<unknown>): Promise<unknown> => {
  const fault: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isUnavailable(fault)).toBe(true);
  return fault;
};

test("those that wait for a connection are so many at most, and for so long", async () => {
  const pool = open({ waitMs: 300 });
  const connection = await pool.connect();
  const waiting = Array.from({ length: 500 }, () => faultOf(pool.connect()));
  const start = performance.now();
  expect(String(await faultOf(pool.connect()))).toContain("too many calls wait");
  expect(performance.now() - start).toBeLessThan(200);
  await Promise.all(waiting);
  connection.release();
  expect(await ask(pool, "select 1")).toBe(1);
});

test("an attempt to connect that fails after the outage refuses nobody", async () => {
  const proxy = await openProxy();
  const pool = open({ connections: 2, waitMs: 5_000 }, proxy.through(inject("postgresUrl")));
  proxy.silenceNew(true);
  const lost = faultOf(pool.connect());
  await vi.waitUntil(() => proxy.open() === 1);
  proxy.silenceNew(false);
  const held = await pool.connect();
  const waiting = ask(pool, "select 1");
  await lost;
  expect(await waiting.finally(() => held.release())).toBe(1);
});

test("a transaction that cannot begin gives its connection back", async () => {
  const proxy = await openProxy();
  const pool = open({ answerMs: 200 }, proxy.through(inject("postgresUrl")));
  const db = drizzle(pool as unknown as Pool);
  for (let round = 0; round < 3; round += 1) {
    proxy.silenceAfter("begin");
    await faultOf(db.transaction((transaction) => transaction.execute(sql`select 1`)));
  }
  expect(await ask(pool, "select 1")).toBe(1);
});

test("a transaction that PostgreSQL ends tells why, and its connection is replaced", async () => {
  const pool = open({ idleInTransactionMs: 50 });
  const db = drizzle(pool as unknown as Pool);
  const ended = db.transaction(async (transaction) => {
    const broken = new Promise(
      (resolve) => void pool.query({ text: PROCESS, rowMode: "array" }).then(resolve),
    );
    // The pool has one connection: another gets it only when this one is gone.
    await broken;
    await transaction.execute(sql`select 1`);
  });
  expect(await faultOf(ended)).toMatchObject({ cause: { code: "25P03" } });
});

test("a statement that takes too long is ended, for calls; work that nobody waits for has its time", async () => {
  const { db, longDb, close } = await openPostgres(await newDatabase());
  cleanUp.push(close);
  const long = sql`select pg_sleep(1.6)`;
  const [called] = await Promise.all([faultOf(db.execute(long)), longDb.execute(long)]);
  expect(called).toMatchObject({ cause: { code: "57014" } });
});

test("who has more patience waits longer for a connection", async () => {
  const proxy = await openProxy();
  const pool = open({ connectMs: 100 }, proxy.through(inject("postgresUrl")));
  proxy.delay(200);
  await faultOf(pool.connect());
  const connection = await pool.connect(5_000);
  expect(connection.fault).toBeUndefined();
  connection.release();
});

test("the first call finds the connection that the start has made", async () => {
  const proxy = await openProxy();
  const { db, close } = await openPostgres(proxy.through(await newDatabase()));
  cleanUp.push(close);
  proxy.silenceNew(true);
  expect(await queryRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test("a process that is busy does not take the database for silent", async () => {
  const pool = open({ answerMs: 100 });
  await ask(pool, PROCESS);
  const asked = ask(pool, "select 2");
  const until = performance.now() + 400;
  setImmediate(() => {
    while (performance.now() < until);
  });
  expect(await asked).toBe(2);
});

test("a burst is answered, however busy the process is with it", async () => {
  const pool = open({ connections: 2, waitMs: 3_000 });
  const answers = Array.from({ length: 400 }, () => ask(pool, "select 3"));
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([3]));
});

test("a fault of a statement is no outage, and its connection stays", async () => {
  const pool = open({});
  const before = await ask(pool, PROCESS);
  const fault: unknown = await ask(pool, "select 1/0").catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: "22012" });
  expect(isUnavailable(fault)).toBe(false);
  expect(await ask(pool, PROCESS)).toBe(before);
});

test.each(["08006", "53100", "53300", "57P01", "57P02", "57P03", "57014", "55P03", "25006"])(
  "%s is an outage, wrapped or not",
  (code) => {
    const error = Object.assign(new Error("x"), { code });
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error("Failed query", { cause: error }))).toBe(true);
  },
);

test.each(["23505", "23514", "40P01", "42P01", "ENOENT", undefined])("%s is none", (code) => {
  expect(isUnavailable(Object.assign(new Error("x"), { code }))).toBe(false);
});
