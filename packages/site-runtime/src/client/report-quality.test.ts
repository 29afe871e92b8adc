import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "tsup";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { reportQuality } from "./report-quality.ts";

/** What the sender may weigh, bytes after gzip -9. */
const SENDER_BYTES = 600;

type Observed = Record<string, unknown>;

/** A page whose browser measures what the test says. */
function openPage() {
  const target = new EventTarget();
  const observers = new Map<string, (list: { getEntries: () => Observed[] }) => void>();
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const page = { hidden: false };
  const place = { pathname: "/m/zh-cn" };
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", place);
  vi.stubGlobal("navigator", {
    sendBeacon: (url: string, text: string) => sent.push({ url, body: JSON.parse(text) }),
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly tell: (list: { getEntries: () => Observed[] }) => void;
      constructor(tell: (list: { getEntries: () => Observed[] }) => void) {
        this.tell = tell;
      }
      observe({ type }: { type: string }): void {
        observers.set(type, this.tell);
      }
    },
  );
  return {
    sent,
    place,
    measure: (type: string, ...entries: Observed[]) => observers.get(type)?.({ getEntries: () => entries }),
    happen: (type: string, fields: Observed) => target.dispatchEvent(Object.assign(new Event(type), fields)),
    hide(hidden = true) {
      page.hidden = hidden;
      target.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

const PAGE = { site: "cn", buildId: "build-1" } as const;

afterEach(() => vi.unstubAllGlobals());

describe("reportQuality", () => {
  test("tells once, when the page is hidden, how fast it was, with its build", () => {
    const { sent, measure, hide, place } = openPage();
    reportQuality(PAGE);
    measure("navigation", { responseStart: 120 });
    measure("largest-contentful-paint", { startTime: 900 }, { startTime: 1500 });
    measure("event", { interactionId: 1, duration: 80 }, { interactionId: 0, duration: 500 });
    measure("event", { interactionId: 2, duration: 48 });
    place.pathname = "/m/zh-cn/about";
    hide();
    hide(false);
    hide();
    expect(sent).toEqual([
      {
        url: "/m/_beacon",
        body: {
          kind: "vitals",
          site: "cn",
          build: "build-1",
          path: "/m/zh-cn",
          lcp: 1500,
          cls: 0,
          inp: 80,
          ttfb: 120,
        },
      },
    ]);
  });

  test("tells nothing of a tab that was loaded in the background", () => {
    const { sent, hide } = openPage();
    reportQuality(PAGE);
    hide(false);
    hide();
    expect(sent).toEqual([]);
  });

  test("counts layout shifts by bursts, and none that the visitor caused", () => {
    const { sent, measure, hide } = openPage();
    reportQuality(PAGE);
    const shift = (startTime: number, value: number, hadRecentInput = false) =>
      measure("layout-shift", { startTime, value, hadRecentInput });
    shift(100, 0.1);
    shift(900, 0.1);
    shift(3000, 0.15);
    shift(3500, 0.5, true);
    hide();
    expect(sent[0]?.body["cls"]).toBeCloseTo(0.2);
  });

  test("reports errors where they happened, five at most", () => {
    const { sent, happen, place } = openPage();
    reportQuality(PAGE);
    place.pathname = "/m/zh-cn/case";
    happen("error", {
      message: "TypeError: x is undefined",
      filename: "/m/_cn/assets/app-1.js",
      lineno: 7,
    });
    happen("unhandledrejection", { reason: "x".repeat(900) });
    for (let index = 0; index < 9; index += 1) happen("error", { message: "again", filename: "", lineno: 0 });
    expect(sent.length).toBe(5);
    expect(sent[0]?.body).toEqual({
      kind: "error",
      site: "cn",
      build: "build-1",
      path: "/m/zh-cn/case",
      message: "TypeError: x is undefined",
      source: "/m/_cn/assets/app-1.js:7",
    });
    expect(String(sent[1]?.body["message"]).length).toBe(500);
  });

  test("is no error of its own where the browser had the sender removed", () => {
    openPage();
    const heard: ((event: object) => void)[] = [];
    vi.stubGlobal("addEventListener", (_type: string, hear: (event: object) => void) => heard.push(hear));
    vi.stubGlobal("navigator", {});
    reportQuality(PAGE);
    expect(() => heard[0]?.({ message: "x" })).not.toThrow();
  });

  test("reports nothing while it may not", () => {
    const { sent, happen, hide } = openPage();
    reportQuality({ ...PAGE, mayReport: () => false });
    happen("error", { message: "x" });
    hide();
    expect(sent).toEqual([]);
  });

  test(`weighs ${SENDER_BYTES} bytes at most`, async () => {
    const outDir = await mkdtemp(join(tmpdir(), "wesdom-sender-"));
    onTestFinished(() => rm(outDir, { recursive: true, force: true }));
    await build({
      entry: { sender: join(import.meta.dirname, "report-quality.ts") },
      outDir,
      format: "esm",
      target: "es2022",
      minify: true,
      config: false,
      silent: true,
    });
    const bytes = gzipSync(await readFile(join(outDir, "sender.js")), { level: 9 }).byteLength;
    expect(bytes).toBeLessThanOrEqual(SENDER_BYTES);
  });
});
