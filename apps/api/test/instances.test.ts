import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CONTENT_DIRECTORY } from "../src/content/import/files.ts";
import { importAtStart } from "../src/content/import/importContent.ts";
import { createApi } from "../src/createApi.ts";
import { listenForCommands, socketPath } from "../src/control/control-socket.ts";
import { LEADS_AT_ONCE } from "../src/leads/lead-record.ts";
import { CONTACT_LIMIT } from "../src/leads/limits.ts";
import { readLeads } from "../src/leads/readLeads.ts";
import type { LogFields } from "../src/http/log.ts";
import { queryRows } from "../src/database/database.ts";
import { fillDataFolder } from "../src/content/fillDataFolder.ts";
import { killProcesses, listening, outcome, run } from "./support/processes.ts";
import { reportUrl, seal, trackingEvent } from "./support/seal.ts";
import { newDatabase, testApi } from "./support/testApi.ts";

const folders: string[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "wesdom-api-"));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  killProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const lead = (needs: string, phone = "13800138000"): string =>
  JSON.stringify({ kind: "appeal", consent: true, name: "王敏", phone, needs });

test("a start reads the content once", async () => {
  const api = await testApi("postgres");
  let reads = 0;
  const report = await importAtStart(api.longDb, {
    get directory() {
      reads += 1;
      return CONTENT_DIRECTORY;
    },
    pictures: "optional",
    now: Date.now,
  });
  expect([report.changed, reads]).toEqual([false, 1]);
  await api.close();
});

describe("two instances on one PostgreSQL", () => {
  test("the one with the older folder puts nothing back when it starts again, and warns of it", async () => {
    const databaseUrl = await newDatabase();
    const [older, newer] = [newFolder(), newFolder()];
    for (const folder of [older, newer])
      cpSync(CONTENT_DIRECTORY, join(folder, "content"), { recursive: true });
    const company = join(newer, "content/zh/company.md");
    writeFileSync(company, readFileSync(company, "utf8").replace(/^slogan: .*$/m, "slogan: 新的口号"));
    const logged: [string, LogFields | undefined][] = [];
    const start = (folder: string) =>
      testApi("postgres", {
        log: (level, event, fields) => {
          if (event === "content") logged.push([level, fields]);
        },
        settings: {
          contentDirectory: join(folder, "content"),
          databaseUrl,
          dataDirectory: join(folder, "data"),
        },
      });
    const slogan = async (): Promise<string> => {
      const api = await start(older);
      const { data } = await api.get("/about/introduction/info.do");
      await api.close();
      return data.slogan;
    };
    const before = await slogan();
    await (await start(newer)).close();
    expect(await slogan()).toBe("新的口号");
    const [[, first] = [], [, second] = [], third] = logged;
    expect(logged.map(([level]) => level)).toEqual(["info", "info", "warn"]);
    expect(third?.[1]).toEqual({ changed: false, hash: first?.["hash"], held: second?.["hash"] });

    // What has changed since is imported at a start, the way back to an earlier version too.
    writeFileSync(
      join(older, "content/zh/company.md"),
      `${readFileSync(join(older, "content/zh/company.md"), "utf8")}\n`,
    );
    expect(await slogan()).toBe(before);
  });

  test("one that migrates waits for who reads its tables, and lets pass who writes", async () => {
    const databaseUrl = await newDatabase();
    const older = await testApi("postgres", { settings: { databaseUrl } });
    await older.longDb.execute(sql`create index articles_search_body on articles (lang)`);
    await older.longDb.execute(sql`create index companies_search on companies (name)`);
    await older.longDb.execute(sql`create index companies_pinyin on companies (pinyin)`);
    await older.longDb.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    const waited: string[] = [];
    const newer = await older.longDb.transaction(async (reader) => {
      await reader.execute(sql`lock table articles in access share mode`);
      const starting = testApi("postgres", {
        settings: { databaseUrl },
        log: (_level, event, fields) => {
          if (event === "migration-waits") waited.push(String(fields?.["error"]));
        },
      });
      const waits = sql`select 1 from pg_locks where relation = 'articles'::regclass and not granted`;
      await vi.waitUntil(async () => (await queryRows(older.db, waits)).length > 0, 20_000);
      // A call waits a second for a lock.
      await older.db.execute(sql`update articles set title = title where false`);
      await vi.waitUntil(() => waited.length > 0, 20_000);
      return { starting };
    });
    await (await newer.starting).close();
    const indexes = sql`select 1 from pg_indexes where indexname = 'articles_search_body'`;
    expect(await queryRows(older.db, indexes)).toEqual([]);
    expect(waited).toEqual(["error: canceling statement due to lock timeout"]);
    await older.close();
  });

  test("start together, import once, share limits and idempotency", async () => {
    const settings = { databaseUrl: await newDatabase() };
    const [one, two] = await Promise.all([
      testApi("postgres", { settings }),
      testApi("postgres", { settings }),
    ]);
    expect((await two.get("/index/branding/list.do")).data).toEqual(
      (await one.get("/index/branding/list.do")).data,
    );

    const headers = { "Idempotency-Key": "shared" };
    const sent = await Promise.all(
      [one, two, one, two].map((api) => api.post("/index/appeal.do", lead("同一条"), headers)),
    );
    expect(new Set(sent.map((answer) => answer.data.reference)).size).toBe(1);

    const statuses: number[] = [];
    for (let index = 1; index < CONTACT_LIMIT.most + 2; index += 1) {
      statuses.push((await (index % 2 ? one : two).post("/index/appeal.do", lead(`${index}`))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(CONTACT_LIMIT.most - 1);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await readLeads(two.db, {})).toHaveLength(CONTACT_LIMIT.most);
    await Promise.all([one.close(), two.close()]);
  });
});

test("who may read and write rows takes calls, and can change, empty or add no table and reach no migration", async () => {
  const api = await testApi("postgres");
  for (const statement of [
    "create table public.mine (id int)",
    "alter table leads add column mine int",
    "drop table leads",
    "truncate leads",
    "create index on leads (id)",
    "select * from drizzle.__drizzle_migrations",
    "set role postgres",
  ]) {
    await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  }
  expect((await api.post("/index/appeal.do", lead("一条"))).status).toBe(200);
  expect(await readLeads(api.db, {})).toHaveLength(1);
  await api.close();
});

describe("the embedded database", () => {
  test("refuses a second process, and a second API in this one", async () => {
    const dataDirectory = await fillDataFolder(newFolder(), "optional");
    const api = await createApi({ settings: { pictures: "optional", dataDirectory, databaseUrl: "" } });
    const second = await outcome(run("src/main.ts", [], { DATA_DIR: dataDirectory }));
    expect(second.code).toBe(1);
    expect(second.err).toContain(`is in use by process ${process.pid}`);
    expect(second.err).toContain("set another DATA_DIR");
    await expect(
      createApi({ settings: { pictures: "optional", dataDirectory, databaseUrl: "" } }),
    ).rejects.toThrow("is in use by process");
    await api.close();
    const third = await createApi({ settings: { pictures: "optional", dataDirectory, databaseUrl: "" } });
    await third.close();
  });

  test("a lock of a process that is gone, or of another that has its number now, is taken over", async () => {
    const dataDirectory = await fillDataFolder(newFolder(), "optional");
    const lockFile = join(dataDirectory, "database.lock");
    for (const stale of [
      "",
      '{"pid":4194303,"startTicks":"1","since":"x"}',
      `{"pid":${process.pid},"startTicks":"1","since":"x"}`,
    ]) {
      writeFileSync(lockFile, stale);
      const api = await createApi({ settings: { pictures: "optional", dataDirectory, databaseUrl: "" } });
      expect(readFileSync(lockFile, "utf8")).toContain(`"pid":${process.pid}`);
      await api.close();
    }
  });

  test("keeps what was acknowledged when the process is killed", async () => {
    const dataDirectory = await fillDataFolder(newFolder(), "optional");
    const child = run("src/main.ts", [], { DATA_DIR: dataDirectory });
    const port = await listening(child);
    const references: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/index/appeal.do`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: lead("杀不掉", `1390000${String(index).padStart(4, "0")}`),
      });
      references.push(((await response.json()) as { data: { reference: string } }).data.reference);
    }
    const ended = new Promise((done) => child.once("close", done));
    child.kill("SIGKILL");
    await ended;
    const listed = await outcome(run("src/cli/leads.ts", ["--json"], { DATA_DIR: dataDirectory }));
    expect(listed.err).toBe("");
    expect(
      (JSON.parse(listed.out) as { reference: string }[]).map((one) => one.reference).toSorted(),
    ).toEqual(references.toSorted());
  });
});

describe("commands", () => {
  test("read leads in parts, each once", async () => {
    const settings = { databaseUrl: await newDatabase(), dataDirectory: newFolder() };
    const api = await testApi("postgres", { settings });
    await api.longDb
      .execute(sql`insert into leads (id, reference, lang, kind, data, dedupe_key, fingerprint, created_at)
      select gen_random_uuid(), 'W' || number, 1, 'appeal', '{}', number, number, '2026-11-21T00:00:00Z'::timestamptz
        + number / 1000 * interval '1 ms' from generate_series(1, ${2 * LEADS_AT_ONCE + 1}::int) as number`);
    await api.close();
    const environment = { DATABASE_URL: settings.databaseUrl, DATA_DIR: settings.dataDirectory };
    const { out, err } = await outcome(run("src/cli/leads.ts", ["--json"], environment));
    expect(err).toBe("");
    const references = (JSON.parse(out) as { reference: string }[]).map(({ reference }) => reference);
    expect([references.length, new Set(references).size]).toEqual(Array(2).fill(2 * LEADS_AT_ONCE + 1));
  });

  test("go to the running API, which ends cleanly on SIGTERM", async () => {
    const dataDirectory = await fillDataFolder(newFolder(), "optional");
    const child = run("src/main.ts", [], { DATA_DIR: dataDirectory });
    const port = await listening(child);
    await fetch(`http://127.0.0.1:${port}/index/appeal.do`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: lead("=1+1"),
    });
    const environment = { DATA_DIR: dataDirectory };
    const csv = await outcome(run("src/cli/leads.ts", [], environment));
    expect(csv).toMatchObject({ code: 0, err: "" });
    expect(csv.out).toContain(`"'=1+1"`);
    const none = await outcome(run("src/cli/leads.ts", ["--json", "--to", "2020-01-01"], environment));
    expect(JSON.parse(none.out)).toEqual([]);
    const asked = await outcome(run("src/cli/leads.ts", ["--json", "--phone", "138 0013 8000"], environment));
    expect(JSON.parse(asked.out)).toHaveLength(1);
    const others = await outcome(
      run("src/cli/leads.ts", ["--json", "--email", "x@example.com"], environment),
    );
    expect(JSON.parse(others.out)).toEqual([]);
    const sealed = seal(trackingEvent({ time: Date.now() }), Date.now());
    await fetch(`http://127.0.0.1:${port}${reportUrl(sealed)}`, { method: "POST" });
    const table = await outcome(run("src/cli/events.ts", [], environment));
    expect(table).toMatchObject({ code: 0, err: "" });
    expect(table.out).toMatch(/^total\s+1\s/m);
    const figures = await outcome(run("src/cli/events.ts", ["--json", "--to", "2020-01-01"], environment));
    expect(JSON.parse(figures.out)).toMatchObject({ total: { visits: 0 }, days: [] });
    const content = await outcome(run("src/cli/content.ts", ["import"], environment));
    expect(content).toMatchObject({ code: 0, out: "Nothing has changed.\n" });
    const phone = ["--delete-phone", "13800138000"];
    for (const more of [
      ["--delete-email", "ada@example.com"],
      ["--from", "2026-11-01"],
    ]) {
      const both = await outcome(run("src/cli/leads.ts", [...phone, ...more], environment));
      expect(both).toMatchObject({ code: 1, out: "", err: expect.stringContaining("Nothing was deleted") });
    }
    const deleted = await outcome(run("src/cli/leads.ts", phone, environment));
    expect(deleted.out).toBe(`Deleted: 1, in ${dataDirectory}.\n`);
    const signedOut = await outcome(run("src/cli/accounts.ts", ["--sign-out", "13800138000"], environment));
    expect(signedOut.out).toBe(`Ended: 0, in ${dataDirectory}.\n`);
    const nobody = await outcome(run("src/cli/accounts.ts", [], environment));
    expect(nobody).toMatchObject({ code: 1, err: expect.stringContaining("Name one phone number, or all.") });
    const wrong = await outcome(run("src/cli/leads.ts", ["--from", "yesterday"], environment));
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain("--from needs a day");

    const ended = outcome(child);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
    expect(() => readFileSync(join(dataDirectory, "database.lock"))).toThrow("ENOENT");
    expect(() => readFileSync(socketPath(dataDirectory))).toThrow("ENOENT");
  });

  const otherVersion = expect.stringContaining("is of another version than this command. Restart it first");

  test("refuse what an older API answers, which asks for no version", async () => {
    const dataDirectory = newFolder();
    const older = createServer((_incoming, outgoing) => outgoing.end("[]")).listen(socketPath(dataDirectory));
    await once(older, "listening");
    const asked = await outcome(run("src/cli/leads.ts", ["--json"], { DATA_DIR: dataDirectory }));
    await older[Symbol.asyncDispose]();
    expect(asked).toMatchObject({ code: 1, out: "", err: otherVersion });
  });

  test("of another version, or of none, are refused by a running API", async () => {
    const dataDirectory = newFolder();
    const executed = vi.fn<() => Promise<unknown>>();
    const stop = await listenForCommands(dataDirectory, executed);
    for (const sent of [{ name: "leads" }, { version: "another", command: { name: "leads" } }]) {
      const outgoing = request({ socketPath: socketPath(dataDirectory), method: "POST" });
      outgoing.end(JSON.stringify(sent));
      const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
      expect([answer.statusCode, await text(answer)]).toEqual([500, otherVersion]);
    }
    expect(executed).not.toHaveBeenCalled();
    await stop();
  });

  test("a very long data folder still gets a socket", () => {
    expect(socketPath(`/data/${"x".repeat(200)}`).length).toBeLessThan(100);
  });
});

test("production without keys of its own ends with a message that says what to do", async () => {
  const started = await outcome(run("src/main.ts", [], { NODE_ENV: "production", PUBLIC_DEMO: "" }));
  expect(started.code).toBe(1);
  expect(started.out).toBe("");
  expect(started.err).toMatch(/^TRACKING_PRIVATE_KEY and LOGIN_PRIVATE_KEY: development keys .*\n$/);
});

test("settings that cannot be used are told together", async () => {
  const started = await outcome(
    run("src/main.ts", [], { API_PORT: "70000", DATABASE_URL: "mysql://x", PUBLIC_ORIGIN: "example.com" }),
  );
  expect(started.code).toBe(1);
  for (const name of ["API_PORT", "DATABASE_URL", "PUBLIC_ORIGIN"]) expect(started.err).toContain(name);
});
