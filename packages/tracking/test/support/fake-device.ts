import { randomBytes } from "node:crypto";
import type { FrontEndTrackingEvent } from "../../src/events/tracking-event.ts";
import type { Tracker, TrackerOptions } from "../../src/index.ts";
import { createTracker } from "../../src/index.ts";
import type { DropReason } from "../../src/queue/drop-reason.ts";
import type { PageListener, ReportAnswer, TrackerPorts } from "../../src/ports/tracker-ports.ts";
import { fakeCrypto, openFake } from "./fake-crypto.ts";
import { FakeStorage } from "./fake-storage.ts";
import { VirtualTime } from "./virtual-time.ts";

// What the tracker imports once it can seal: loaded by now, it takes none of the virtual time.
await import("../../src/queue/createPump.ts");

/** Start of virtual time: 2026-11-21 10:00 in Shanghai. */
export const START_MS: number = Date.UTC(2026, 10, 21, 2);

/** How the server does: answers, is away, or takes what it gets while its answer is lost. */
export type ServerState = ReportAnswer | "away" | "unheard";

export const OK: ReportAnswer = { status: 200, retryAfter: null };
export const USER_AGENT = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile";

const signOf = (url: string): string => new URL(url, "http://report.test").searchParams.get("sign") ?? "";

/** A browser with storage, locks and a network, in which tabs are opened and closed. */
export class FakeDevice {
  readonly time: VirtualTime = new VirtualTime();
  readonly storage: FakeStorage = new FakeStorage();
  /** Every report that reached the server, in order. */
  readonly reports: { readonly url: string; readonly via: "fetch" | "beacon"; readonly atMs: number }[] = [];
  server: ServerState = OK;
  hasBeacon = true;
  userAgent: string = USER_AGENT;
  globalPrivacyControl = false;
  /** Added to the visitor's clock, in milliseconds. */
  clockErrorMs = 0;
  /** How late the next claims of a lock are heard, in milliseconds: a lease is no queue. */
  claimDelaysMs: number[] = [];
  readonly #locks = new Map<string, Promise<void>>();

  now(): number {
    return START_MS + this.time.nowMs + this.clockErrorMs;
  }

  /** What the server has stored: each sign once. */
  get events(): FrontEndTrackingEvent[] {
    const signs = new Map(this.reports.map(({ url }) => [signOf(url), url]));
    return [...signs.values()].map(openFake);
  }
  get eventIds(): string[] {
    return this.events.map(({ eventId }) => eventId);
  }
  /** Milliseconds of duration that were stored. */
  get durationMs(): number {
    return this.events
      .filter(({ eventId }) => eventId === "per duration")
      .reduce((sum, { countValue }) => sum + countValue, 0);
  }
  get queued(): string[] {
    return this.storage.valuesOf("wsd:q:");
  }

  report(url: string, via: "fetch" | "beacon"): ReportAnswer | undefined {
    if (this.server === "away") return undefined;
    const isTaken = this.server === "unheard" || this.server.status < 400;
    if (isTaken) this.reports.push({ url, via, atMs: this.time.nowMs });
    return this.server === "unheard" ? undefined : this.server;
  }

  /** Runs tasks of one name one after the other. */
  async lock(name: string, task: () => Promise<void>, signal: AbortSignal): Promise<void> {
    const before = this.#locks.get(name) ?? Promise.resolve();
    const aborted = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve());
    });
    const run = (async () => {
      await Promise.race([before, aborted]);
      if (signal.aborted) throw new Error("AbortError");
      await Promise.race([task(), aborted]);
    })();
    const released = Promise.all([before, run.catch(() => undefined)]).then(() => undefined);
    this.#locks.set(name, released);
    return run;
  }

  open(options: Partial<TrackerOptions> = {}, isVisible = true): FakeTab {
    return new FakeTab(this, options, isVisible);
  }
}

/** A page in a tab, with its tracker. */
export class FakeTab {
  readonly tracker: Tracker;
  /** How many events its tracker gave up, by reason. */
  readonly drops: Partial<Record<DropReason, number>> = {};
  isAlive = true;
  isVisible: boolean;
  #listener: PageListener | undefined;
  readonly #gone = new AbortController();

  constructor(device: FakeDevice, options: Partial<TrackerOptions>, isVisible: boolean) {
    this.isVisible = isVisible;
    this.tracker = createTracker(
      {
        endpoint: "/api/common/data/report.do",
        lang: () => 1,
        publicKey: "any",
        isCnVersion: true,
        objectIds: { visitors: 600001, duration: 600002 },
        loadCrypto: async () => fakeCrypto,
        ...options,
        onDrop: (reason) => {
          this.drops[reason] = (this.drops[reason] ?? 0) + 1;
        },
      },
      this.#ports(device),
    );
  }

  show(): void {
    this.isVisible = true;
    this.#listener?.onShow();
  }
  hide(): void {
    this.isVisible = false;
    this.#listener?.onHide();
  }
  online(): void {
    this.#listener?.onOnline();
  }
  changeStorage(key: string | null): void {
    this.#listener?.onStorage(key);
  }
  /** Ends the process, without a word to the page. */
  kill(): void {
    this.isAlive = false;
    this.#listener = undefined;
    this.#gone.abort();
  }
  /** Leaves the page for good, as a browser does: hidden twice, then gone. */
  leave(): void {
    this.hide();
    this.hide();
    this.kill();
  }

  #ports(device: FakeDevice): TrackerPorts {
    const forever = new Promise<never>(() => undefined);
    const later = (task: () => void, delayMs: number): (() => void) =>
      device.time.later(() => this.isAlive && task(), delayMs);
    return {
      userAgent: device.userAgent,
      globalPrivacyControl: device.globalPrivacyControl,
      now: () => device.now(),
      monotonic: () => device.time.nowMs,
      random: (bytes) => randomBytes(bytes),
      storage: () => (this.isAlive ? device.storage : undefined),
      later,
      idle: (task) => {
        later(task, 20);
      },
      lock: async (name, task, signal) => {
        const signals = AbortSignal.any([signal, this.#gone.signal]);
        const alive = (): Promise<void> => (this.isAlive ? task() : forever);
        const delayMs = device.claimDelaysMs.shift();
        if (delayMs) await new Promise<void>((resolve) => void later(resolve, delayMs));
        return device.lock(name, alive, signals);
      },
      transport: {
        send: async (url) => {
          const answer = device.report(url, "fetch");
          await new Promise<void>((resolve) => {
            later(resolve, 30);
          });
          if (!answer) throw new TypeError("Failed to fetch");
          return answer;
        },
        beacon: (url) => {
          if (device.hasBeacon) device.report(url, "beacon");
          return device.hasBeacon;
        },
      },
      isVisible: () => this.isVisible,
      listen: (listener) => {
        this.#listener = listener;
        return () => {
          this.#listener = undefined;
        };
      },
    };
  }
}
