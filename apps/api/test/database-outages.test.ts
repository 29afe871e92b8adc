import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type OwnPostgres } from "@wesdom/vitest-config/postgres";
import { sample } from "@wesdom/vitest-config/sample";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { limits } from "../src/database/tables.ts";
import { Browser, newPhone } from "./support/browser.ts";
import { keyOf, sendLead, sendLeads, stopLeads, type Ask, type Sending } from "./support/leads.ts";
import { killProcesses, listening, outcome, run } from "./support/processes.ts";
import { tcpProxy, type TcpProxy } from "./support/tcpProxy.ts";
import { newDatabase, read, testApi, type TestApi } from "./support/testApi.ts";

/**
 * What takes longer hangs: the limits of a call add up to less than two seconds, and a machine that is busy with other
 * work may take its time over them. Without them a call took ten seconds, or never came back.
 */
const HANG_MS = 8_000;

/** WeChat that is never asked: its ticket is looked for in the database first. */
const WECHAT = { appId: "wx1", appSecret: "secret", apiBase: "http://127.0.0.1:1", hosts: [] };

let postgres: OwnPostgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await newDatabase(postgres.url);
});

afterAll(() => postgres.stop());

async function atDatabase<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Leads of the database by their `needs`, which is the key each was sent with. */
async function storedLeads(): Promise<Map<string, string[]>> {
  const { rows } = await atDatabase((client) =>
    client.query<{ key: string; references: string[] }>(
      `select data->>'needs' as key, array_agg(reference) as references from leads group by 1`,
    ),
  );
  return new Map(rows.map(({ key, references }) => [key, references]));
}

async function expectEachOnce({ acknowledged }: Pick<Sending, "acknowledged">): Promise<void> {
  const stored = await storedLeads();
  for (const [key, reference] of acknowledged) expect(stored.get(key)).toEqual([reference]);
  for (const references of stored.values()) expect(references).toHaveLength(1);
}

describe("a process under leads", () => {
  let dataDirectory: string;
  beforeAll(() => {
    dataDirectory = mkdtempSync(join(tmpdir(), "wesdom-outages-"));
  });
  afterEach(() => {
    stopLeads();
    killProcesses();
  });
  afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

  test.each([
    ["restart", "SIGINT", 10_000],
    ["crash", "SIGKILL", 20_000],
  ] as const)("survives a %s of PostgreSQL, and loses and doubles no lead", async (_what, signal, first) => {
    const child = run("src/main.ts", [], { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
    const port = await listening(child);
    const ended = outcome(child);
    const ask: Ask = async (path, init) => read(await fetch(`http://127.0.0.1:${port}${path}`, init));
    const leads = sendLeads(ask, first);
    for (let round = 0; round < sample(1, 5); round += 1) {
      await leads.more(50);
      await postgres.end(signal);
      await postgres.start();
    }
    await leads.more(50);
    await leads.stop();
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, err: "" });
    expect(leads.refused.length).toBeGreaterThan(0);
    for (const { status, headers } of leads.refused) {
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("2");
    }
    expect(Math.max(...leads.refused.map(({ ms }) => ms))).toBeLessThan(HANG_MS);
    await expectEachOnce(leads);
  });
});

test("/healthz says so where the database is read and takes nothing", async () => {
  let time = Date.now();
  const api = await testApi("postgres", { now: () => time });
  const status = async (): Promise<number> => {
    time += 5_000;
    return (await api.get("/healthz")).status;
  };
  expect(await status()).toBe(200);
  await api.longDb.execute(sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
  await api.longDb.execute(sql`create trigger full_disk before insert or update on limits
    for each statement execute function full_disk()`);
  expect((await api.get("/index/banner/page.do")).status).toBe(200);
  expect(await status()).toBe(503);
  await api.longDb.execute(sql`drop trigger full_disk on limits`);
  expect(await status()).toBe(200);
  // A full disk lets a row change in its place, and takes no further one.
  const fill = () =>
    api.longDb.execute(sql`create trigger full_disk before insert on leads
      for each statement execute function full_disk()`);
  const ask: Ask = async (path, init) => read(await api.fetch(new Request(`http://api.test${path}`, init)));
  await fill();
  expect((await sendLead(ask, 1)).status).toBe(503);
  expect(await status()).toBe(503);
  // What is refused before it is written, and another call that finds room, say nothing of it.
  await api.post("/index/appeal.do", {});
  expect((await api.post("/gee/slider/register.do", {})).status).toBe(200);
  expect(await status()).toBe(503);
  await api.longDb.execute(sql`drop trigger full_disk on leads`);
  expect((await sendLead(ask, 1)).status).toBe(200);
  expect(await status()).toBe(200);
  await fill();
  expect((await sendLead(ask, 2)).status).toBe(503);
  time += 20_000;
  expect(await status()).toBe(503);
  time += 5_000;
  expect(await status()).toBe(200);
  await api.close();
});

describe("calls", () => {
  let proxy: TcpProxy;
  let api: TestApi;
  let ask: Ask;

  beforeAll(async () => {
    const { hostname, port } = new URL(databaseUrl);
    proxy = await tcpProxy({ host: hostname, port: Number(port) });
    api = await testApi("postgres", {
      settings: { databaseUrl: proxy.through(databaseUrl), wechat: WECHAT },
    });
    ask = async (path, init) => read(await api.fetch(new Request(`http://api.test${path}`, init)));
  });

  afterEach(() => {
    stopLeads();
    vi.restoreAllMocks();
    // A test that failed leaves the next one a database that answers.
    postgres.thaw();
    proxy.silenceNew(false);
    proxy.delay(0);
  });

  afterAll(async () => {
    await api.close();
    await proxy.close();
  });

  /** Has as many connections open and unused as the pool takes. */
  const fillPool = async (): Promise<void> => {
    await Promise.all(Array.from({ length: 40 }, () => api.get("/index/branding/list.do")));
  };

  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work;
    expect(performance.now() - start).toBeLessThan(HANG_MS);
    return result;
  };

  const expectAway = async (): Promise<void> => {
    const answers = await Promise.all([
      timed(api.get("/healthz")),
      timed(api.get("/index/banner/page.do", 1)),
      timed(api.get("/index/banner/page.do", 2)),
      timed(api.get("/index/banner/page.do", 3)),
      timed(sendLead(ask, 1)),
      timed(api.post("/gee/slider/register.do", {})),
      timed(api.get("/get_wx_sign.do?url=http://localhost/m")),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, data: null });
      expect(answer.headers.get("retry-after")).toBe("2");
    }
    expect(answers.map(({ message }) => message).slice(1, 4)).toEqual([
      expect.stringContaining("稍等片刻"),
      expect.stringContaining("in a moment"),
      expect.stringContaining("少し時間"),
    ]);
  };

  const expectBack = async (): Promise<void> => {
    const deadline = performance.now() + HANG_MS;
    let { status } = await api.get("/healthz");
    while (status !== 200 && performance.now() < deadline) ({ status } = await api.get("/healthz"));
    expect(status).toBe(200);
    // And with as many at once as there are connections.
    await fillPool();
    expect((await sendLead(ask, 1)).status).toBe(200);
  };

  test("are told in their language while PostgreSQL is stopped, and taken when it is back", async () => {
    await fillPool();
    await postgres.end("SIGINT");
    await expectAway();
    // Background work is put off, and throws nothing.
    await api.upkeep.run();
    expect((await api.get("/healthz")).status).toBe(503);
    await postgres.start();
    await expectBack();
  });

  test("are told soon while PostgreSQL is frozen, in the midst of leads too", async () => {
    const leads = sendLeads(ask, 30_000);
    await leads.more(50);
    postgres.freeze();
    await expectAway();
    await expectAway();
    postgres.thaw();
    await expectBack();
    await leads.more(50);
    await leads.stop();
    expect(leads.refused.length).toBeGreaterThan(0);
    expect(new Set(leads.refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...leads.refused.map(({ ms }) => ms))).toBeLessThan(HANG_MS);
    await expectEachOnce(leads);
  });

  test("work at once where connections fell silent and new ones can be made", async () => {
    await fillPool();
    expect(proxy.open()).toBeGreaterThanOrEqual(10);
    proxy.silence();
    // Beyond the time in which a connection counts as known to be well.
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 1_000);
    // One call alone, which might try them one after another; then many.
    expect((await timed(api.get("/healthz"))).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => timed(api.get("/healthz"))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("are told soon where the network swallows everything, and taken when it is back", async () => {
    const leads = sendLeads(ask, 40_000);
    await leads.more(20);
    proxy.silence();
    proxy.silenceNew(true);
    await expectAway();
    await expectAway();
    proxy.silenceNew(false);
    await expectBack();
    await leads.more(20);
    await leads.stop();
    expect(new Set(leads.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await expectEachOnce(leads);
  });

  test("survive connections that are cut, again and again", async () => {
    const leads = sendLeads(ask, 50_000);
    for (let round = 0; round < 10; round += 1) {
      await leads.more(10);
      proxy.cut();
    }
    await leads.more(10);
    await leads.stop();
    expect(leads.refused.length).toBeGreaterThan(0);
    expect(new Set(leads.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await expectEachOnce(leads);
  });

  test("a lead whose commit was not answered can be sent again and is there once", async () => {
    proxy.silenceAfter("commit");
    const first = await timed(sendLead(ask, 60_000));
    expect(first.status).toBe(503);
    expect((await storedLeads()).get(keyOf(60_000))).toHaveLength(1);
    const second = await sendLead(ask, 60_000);
    expect(second.status).toBe(200);
    expect((await storedLeads()).get(keyOf(60_000))).toEqual([second.data.reference]);
  });

  test("a password that was not set whole is not set: its ticket still opens, and sessions last until it is", async () => {
    const [browser, phone] = [new Browser(api, () => undefined), newPhone()];
    await browser.register(phone, "Summer2026!");
    // Of the same minute.
    await api.db.delete(limits);
    const code = await browser.code("reset", phone);
    const { data } = await browser.post("/yxy/custom/reset/password/code/verification.do", { phone, code });
    const setPassword = async (): Promise<number> => {
      const sealed = await browser.seal("Winter2027!");
      const answer = await browser.post("/yxy/custom/center/reset/password.do", {
        ticket: data.ticket,
        ...sealed,
      });
      return answer.status;
    };
    proxy.silenceAfter('delete from "sessions"');
    expect(await setPassword()).toBe(503);
    expect(await browser.isSignedIn()).toBe(true);
    await atDatabase((client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
      ),
    );
    expect(await setPassword()).toBe(200);
    expect(await browser.isSignedIn()).toBe(false);
  });

  test("leads over a slow network or disk are taken, once each", async () => {
    proxy.delay(50);
    const leads = sendLeads(ask, 61_000, 8);
    await leads.more(20);
    await leads.stop();
    proxy.delay(0);
    expect(leads.refused).toEqual([]);
    await expectEachOnce(leads);
  });
});
