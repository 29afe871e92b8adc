import {
  besiegeByChance,
  besiegeByLeaving,
  besiegeFraming,
  besiegeSlowly,
  besiegeWithFlood,
  FLOODS,
  type BystanderFigures,
} from "@wesdom/siege";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "@wesdom/product/programs";
import { startNginx, type Nginx } from "../../src/nginx-in-front.ts";
import { loadAcrossRestarts } from "../../src/rolling-restart.ts";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { expect, test } from "../../src/test.ts";

const LIMIT_MS = 30 * 60_000;

/** Memory that the handbook's units give each program, MiB. */
const MEMORY_MIB = 1024;

let folder: string;
let product: RunningProduct;
let nginx: Nginx;
let origin: string;

test.describe.configure({ timeout: LIMIT_MS });

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(join(tmpdir(), "wesdom-siege-"));
  const ports = await freePorts(2);
  origin = `https://localhost:${ports[1]}`;
  product = await runProduct({ LOG_REQUESTS: "0" });
  nginx = await startNginx(folder, [Number(new URL(product.origin).port)], ports);
});

test.afterAll(async () => {
  await nginx.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Shows figures; what hangs on the machine is read there, not judged. */
function show(figures: unknown): void {
  process.stdout.write(`${test.info().title}: ${JSON.stringify(figures)}\n`);
}

function expectUnharmed({ answers, leads }: BystanderFigures): void {
  expect(Object.keys(answers)).toEqual(["200"]);
  expect(leads.taken).toBe(leads.sent);
}

for (const way of ["straight to host", "through nginx"]) {
  test(`10,000 victims of framing attacks get their own answers, ${way}`, async () => {
    const figures = await besiegeFraming({
      origin: way === "through nginx" ? origin : product.origin,
      victims: 10_000,
      attackersAtOnce: 8,
      victimsAtOnce: 16,
    });
    show(figures);
    expect(figures).toMatchObject({ wrong: 0, failed: 0, through: [] });
  });
}

for (const flood of FLOODS) {
  test(`400 connections that ask for "${flood.name}" for a minute harm no bystander`, async () => {
    const pids = { host: product.hostPid, api: product.apiPid };
    const figures = await besiegeWithFlood({
      origin: product.origin,
      flood,
      connections: 400,
      seconds: 60,
      pids,
    });
    show(figures);
    expectUnharmed(figures.bystander);
    for (const mib of Object.values(figures.memoryMiB)) {
      expect(mib).toBeGreaterThan(0);
      expect(mib).toBeLessThan(MEMORY_MIB);
    }
  });
}

test("6,000 visitors who leave in the middle of an answer harm no bystander", async () => {
  const figures = await besiegeByLeaving({ origin: product.origin, visitors: 6000 });
  show(figures);
  expectUnharmed(figures.bystander);
});

for (const [part, clients] of [
  ["head", 1],
  ["body", 1],
  ["body", 50],
] as const) {
  test(`2,000 connections from ${clients} addresses with a slow ${part} harm no bystander`, async () => {
    const figures = await besiegeSlowly({
      origin: product.origin,
      part,
      connections: 2000,
      seconds: 15,
      clients,
    });
    show(figures);
    expectUnharmed(figures.bystander);
  });
}

for (const program of ["host", "api"] as const) {
  test(`50,000 requests by chance are no fault of ${program}'s`, async () => {
    const seed = Date.now() % 2 ** 31;
    const target = program === "host" ? product.origin : product.apiOrigin;
    const { answers, offences } = await besiegeByChance({ origin: target, requests: 50_000, seed });
    show({ seed, answers });
    expect(offences).toEqual([]);
  });
}

test("50,000 reads and 5,000 leads across restarts of all hosts and APIs lose nothing", async () => {
  const figures = await loadAcrossRestarts({ gets: 50_000, posts: 5000, atOnce: 40 });
  show(figures);
  expect(figures).toMatchObject({ gets: { failed: {} }, posts: { sent: 5000, failed: {} } });
  expect(figures.restarts).toBeGreaterThanOrEqual(4);
});
