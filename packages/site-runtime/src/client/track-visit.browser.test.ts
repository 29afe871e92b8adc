import { dataReport, enDataReport } from "@wesdom/api-client";
import { PATH_SUFFIX } from "@wesdom/api-client/contract";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { inspectTracking } from "./inspect-tracking.ts";
import { REPORT_CALLS, trackVisit } from "./track-visit.ts";

const SETTINGS = { ...DEFAULT_SETTINGS, trackingPublicKey: "no key of RSA" };
const queued = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith("wsd:q:"))
    .toSorted()
    .map((key) => localStorage.getItem(key) ?? "");
const queuedViews = (): number[] =>
  queued()
    .map((entry) => (JSON.parse(entry) as { event: { eventId: string; objectId: number } }).event)
    .flatMap(({ eventId, objectId }) => (eventId === "page view" ? [objectId] : []));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("reports to the calls of the contract", () => {
  const paths = [dataReport, enDataReport].map(({ path }) => path + PATH_SUFFIX);
  expect([REPORT_CALLS.cn, REPORT_CALLS.intl]).toEqual(paths);
});

it("reports nothing and stores nothing without a key", () => {
  const block = { site: "cn", buildId: "b", settings: DEFAULT_SETTINGS } as const;
  expect(trackVisit({ block, hydration: Promise.resolve() })).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it("stores the events of a page that is left before it is hydrated, for the call of its site", () => {
  const block = { site: "intl", buildId: "b", settings: { ...SETTINGS, apiBase: "/base" } } as const;
  const visit = trackVisit({ block, hydration: new Promise(() => undefined) });
  const link = document.body.appendChild(document.createElement("a"));
  link.setAttribute("data-track-click", JSON.stringify({ objectId: 600_001, bizId: "weibo" }));
  onTestFinished(() => link.remove());
  link.click();
  visit?.tracker.stop();
  const entries = queued().map(
    (entry) => JSON.parse(entry) as { endpoint: string; event: { eventId: string } },
  );
  expect(new Set(entries.map(({ endpoint }) => endpoint))).toEqual(
    new Set([expect.stringMatching(/^\/base\/en\/common\/data\/report\.do#\d$/)]),
  );
  expect(entries.map(({ event }) => event.eventId)).toEqual(
    expect.arrayContaining(["unique visitor", "new visitor", "click"]),
  );
});

it("reports a page again that comes back from the back-forward cache", () => {
  const block = { site: "cn", buildId: "b", settings: SETTINGS, view: { objectId: 600_001 } } as const;
  const visit = trackVisit({ block, hydration: new Promise(() => undefined) });
  const show = (persisted: boolean): boolean =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  show(false);
  visit?.viewed({ pathname: "/about", search: "" }, { objectId: 600_035 });
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  show(true);
  visit?.viewed({ pathname: "/about", search: "" }, { objectId: 600_035 });
  visit?.tracker.stop();
  expect(queuedViews()).toEqual([600_001, 600_035, 600_035]);
});

it("reports no view of a page that failed, and one when it comes", () => {
  const block = { site: "cn", buildId: "b", settings: SETTINGS } as const;
  const visit = trackVisit({ block, hydration: new Promise(() => undefined) });
  visit?.viewed(location, { objectId: 600_034 });
  visit?.tracker.stop();
  expect(queuedViews()).toEqual([600_034]);
});

it("stores nothing before Agree in strict mode", () => {
  const block = { site: "cn", buildId: "b", settings: { ...SETTINGS, trackingMode: "strict" } } as const;
  const visit = trackVisit({ block, hydration: new Promise(() => undefined) });
  visit?.tracker.stop();
  expect(localStorage).toHaveLength(0);
});

it("loads what seals after hydration, and opens the panel where one is given", async () => {
  const block = { site: "cn", buildId: "b", settings: SETTINGS } as const;
  let panels = 0;
  const nothing = (): void => undefined;
  const inspect = async () => {
    panels += 1;
    return { onSend: nothing, onDrop: nothing, unmount: nothing };
  };
  let hydrated!: () => void;
  const hydration = new Promise<void>((resolve) => {
    hydrated = resolve;
  });
  const visit = trackVisit({ block, hydration, inspect });
  expect(panels).toBe(1);
  hydrated();
  // The libraries that seal are large, and come as they are.
  await vi.waitUntil(() => localStorage.getItem("deviceIdMd5") !== null, { timeout: 10_000 });
  visit?.tracker.stop();
});

it("opens its panel with the key of the development server", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("a key"));
  onTestFinished(() => fetched.mockRestore());
  const { unmount } = await inspectTracking();
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/m/_dev/tracking.private.pem");
  expect(document.body.lastElementChild?.shadowRoot?.textContent).toContain("sent");
  unmount();
});
