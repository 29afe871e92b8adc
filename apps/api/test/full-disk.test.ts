import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillDataFolder } from "../src/content/fillDataFolder.ts";
import { openEmbedded } from "../src/database/openEmbedded.ts";
import { sendLead, type Ask } from "./support/leads.ts";
import { read, testApi } from "./support/testApi.ts";

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
