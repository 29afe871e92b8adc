import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fillDataFolder } from "../src/content/fillDataFolder.ts";
import { CONTENT_DIRECTORY } from "../src/content/import/files.ts";
import { importContent } from "../src/content/import/importContent.ts";
import { runCommand } from "../src/control/commands.ts";
import { listenForCommands } from "../src/control/control-socket.ts";
import { openEmbedded } from "../src/database/openEmbedded.ts";
import { openPostgres } from "../src/database/openPostgres.ts";
import { sendLead, type Ask } from "./support/leads.ts";
import { killProcesses, outcome, run } from "./support/processes.ts";
import { newDatabase, read, testApi } from "./support/testApi.ts";

const MB = 2 ** 20;

let dataDirectory: string;
let freeMb: number;

beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "wesdom-full-"));
  freeMb = 1000;
  const { statfsSync } = fs;
  vi.spyOn(fs, "statfsSync").mockImplementation(((folder: string) =>
    Object.assign(statfsSync(folder), { bavail: (freeMb * MB) / 4096, bsize: 4096 })) as typeof statfsSync);
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test("an embedded database without room for what it writes is read, and refuses the rest", async () => {
  await fillDataFolder(dataDirectory, "optional");
  const events: string[] = [];
  const api = await testApi("embedded", {
    database: "configured",
    settings: { dataDirectory, databaseUrl: "" },
    now: () => 0,
    log: (_level, event, fields) => {
      if (event === "database-away") events.push(String(fields?.["error"]));
    },
  });
  const ask: Ask = async (path, init) => read(await api.fetch(new Request(`http://api.test${path}`, init)));
  freeMb = 31;
  expect((await sendLead(ask, 1)).status).toBe(503);
  expect((await api.get("/healthz")).status).toBe(503);
  expect((await api.get("/index/banner/page.do")).status).toBe(200);
  expect(events).toEqual(
    Array(2).fill(
      "DatabaseUnavailableError: the database is not available: " +
        `of the disk of ${dataDirectory} 31 MB are free, 32 are needed`,
    ),
  );
  freeMb = 32;
  expect((await sendLead(ask, 1)).status).toBe(200);
  expect((await api.get("/healthz")).status).toBe(200);
  await api.close();
});

test.each([
  ["a new one", false, 71, 72],
  ["one that is there", true, 31, 32],
])("%s is not opened without room", async (_which, isThere, free, needed) => {
  if (isThere) await fillDataFolder(dataDirectory, "optional");
  freeMb = free;
  await expect(openEmbedded(dataDirectory)).rejects.toThrow(
    `The embedded database in ${join(dataDirectory, "database")} cannot be opened: ${free} MB are free, ${needed} are needed.`,
  );
  freeMb = needed;
  const { close } = await openEmbedded(dataDirectory);
  await close();
});

test("one that cannot be opened says where it lies", async () => {
  writeFileSync(join(dataDirectory, "database"), "");
  await expect(openEmbedded(dataDirectory)).rejects.toThrow(
    `The embedded database in ${join(dataDirectory, "database")} cannot be opened: `,
  );
});

describe("a command that meets a full disk", () => {
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = await newDatabase();
  });
  afterEach(killProcesses);

  test.each([
    ["leads", ["--delete-phone", "13800138000"]],
    ["content", ["import"]],
  ])("says so, and nothing of the statement's values: pnpm %s", async (cli, args) => {
    const { longDb, close } = await openPostgres(databaseUrl);
    await longDb.execute(sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    for (const table of ["leads", "articles"])
      await longDb.execute(sql`create trigger full_disk before insert or delete on ${sql.identifier(table)}
        for each statement execute function full_disk()`);
    const command = () =>
      outcome(run(`src/cli/${cli}.ts`, args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory }));
    const alone = await command();
    const target = {
      db: longDb,
      importContent: () =>
        importContent(longDb, { directory: CONTENT_DIRECTORY, pictures: "optional", now: Date.now }),
    };
    const stop = await listenForCommands(dataDirectory, (asked) => runCommand(target, asked));
    const byRunning = await command();
    await stop();
    await close();
    for (const { code, out, err } of [alone, byRunning]) {
      const [first = ""] = err.split("\n\nUsage", 1);
      expect([code, out]).toEqual([1, ""]);
      expect(first).toContain("No space left on device");
      expect(first).not.toMatch(/params|13800138000/);
      expect(first.length).toBeLessThan(400);
    }
  });
});
