import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standingClock } from "../../test/fake-clock.ts";
import { startVersionCheck, VERSION_CHECK_INTERVAL_MS, type LatestBuild } from "./version-check.ts";

standingClock();

const HOUR_MS = 3_600_000;

let server: Server;
let url: string;
let asked: string[];
let answer: { status?: number; body: string } | "drop";
let wake: () => void;
let stop: () => void;
let found: LatestBuild[];
/** Requests under way; a look ends with its request. */
let underWay: Promise<unknown>[];

beforeEach(async () => {
  asked = [];
  found = [];
  underWay = [];
  answer = { body: '{"id":"b1","timestamp":1}' };
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer === "drop") request.socket.destroy();
    else response.writeHead(answer.status ?? 200, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`;
  stop = startVersionCheck({
    buildId: "b1",
    url,
    onNewBuild: (latest) => found.push(latest),
    onWake(listener) {
      wake = listener;
      return () => {
        wake = () => undefined;
      };
    },
    fetch(input, init) {
      const request = fetch(input, init);
      underWay.push(request.then((response) => response.clone().text()).catch(() => undefined));
      return request;
    },
  });
});
afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Lets time go by and the requests of that time end. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await Promise.all(underWay.splice(0));
  await vi.advanceTimersByTimeAsync(0);
}

describe("version check", () => {
  it("looks first after one hour and then each hour, with the time as query @R4.2 @R9.17", async () => {
    expect(VERSION_CHECK_INTERVAL_MS).toBe(HOUR_MS);
    await pass(HOUR_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([`/latest.json?${Date.now()}`]);
    await pass(HOUR_MS);
    await pass(HOUR_MS);
    expect(asked).toHaveLength(3);
    expect(found).toEqual([]);
  });

  it("tells of another build once, older ones included, and looks no more", async () => {
    answer = { body: '{"id":"b0","timestamp":0}' };
    await pass(HOUR_MS);
    expect(found).toEqual([{ id: "b0", timestamp: 0 }]);
    await pass(5 * HOUR_MS);
    wake();
    await pass(0);
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["a dropped connection", "drop"],
    ["an error", { status: 500, body: '{"id":"b2"}' }],
    ["an HTML fallback", { body: "<!doctype html>" }],
    ["another shape", { body: '{"build":"b2"}' }],
    ["nothing", { body: "null" }],
  ] as const)("stays silent about %s and looks again an hour later @R8.9", async (_case, failure) => {
    const complaint = vi.spyOn(console, "error");
    answer = failure;
    await pass(HOUR_MS);
    expect(asked.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
    answer = { body: '{"id":"b2","timestamp":2}' };
    await pass(HOUR_MS);
    expect(found).toEqual([{ id: "b2", timestamp: 2 }]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it("looks when a page wakes that slept an hour or longer, and counts the next hour from there", async () => {
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    wake();
    await pass(0);
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    wake();
    wake();
    await Promise.all(underWay.splice(0));
    expect(asked).toHaveLength(1);
    await pass(HOUR_MS - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it("ends when told to", async () => {
    answer = { body: '{"id":"b2","timestamp":2}' };
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    stop();
    await pass(3 * HOUR_MS);
    wake();
    await pass(0);
    expect(asked).toHaveLength(1);
    expect(found).toEqual([]);
  });
});
