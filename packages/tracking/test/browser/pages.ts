import { inject, vi } from "vitest";
import publicKey from "../fixtures/test.public.pem?raw";
import type { PageSettings } from "./page.ts";
import type { RecordedReport, ServerMood } from "./recorded-report.ts";

/** vitest's server wraps dynamic imports in a call of its runner, which a page of our own lacks. */
const RUNNER = `<script>window.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }</script>`;
const PAGE_SCRIPT = new URL("page.ts", import.meta.url).href;

/** A page in a frame: it has the storage and the locks of its origin, and hides when it is closed. */
export interface OpenPage {
  readonly frame: HTMLIFrameElement;
  readonly close: () => void;
}

/** A run's own part of the report server. */
export class ReportRun {
  readonly #address: string = `${inject("reportOrigin")}/${crypto.randomUUID()}`;
  readonly #pages = new Set<OpenPage>();

  async reports(): Promise<RecordedReport[]> {
    const response = await fetch(`${this.#address}/reports`);
    return (await response.json()) as RecordedReport[];
  }

  /** What was taken: each sign once, in the order in which it came. */
  async events(): Promise<string[]> {
    const taken = (await this.reports()).filter(({ status }) => status === 200);
    const once = new Map(taken.map(({ sign, event }) => [sign, event]));
    return [...once.values()].map((event) =>
      typeof event === "string" ? `unopened: ${event}` : `${event.eventId} ${event.bizId}`.trim(),
    );
  }

  /** Waits until so many different events were taken. */
  async taken(count: number): Promise<string[]> {
    return vi.waitFor(
      async () => {
        const events = await this.events();
        if (events.length < count) throw new Error(`${events.length} of ${count}: ${events.join(", ")}`);
        return events;
      },
      { timeout: 10_000, interval: 50 },
    );
  }

  async setMood(mood: ServerMood): Promise<void> {
    await fetch(`${this.#address}/mood`, { method: "PUT", body: JSON.stringify(mood) });
  }

  /** Opens a page and waits until its tracker has started. */
  async open(settings: Partial<PageSettings> = {}, sandbox?: string): Promise<OpenPage> {
    const endpoint = `${this.#address}/report.do`;
    const full = {
      hasLocks: true,
      hasBeacon: true,
      hasCrypto: true,
      track: [],
      publicKey,
      endpoint,
      ...settings,
    };
    const frame = document.createElement("iframe");
    frame.name = JSON.stringify(full);
    if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
    frame.srcdoc = `${RUNNER}<script type="module" src="${PAGE_SCRIPT}"></script>`;
    const started = new Promise<void>((resolve) => {
      const listen = ({ source }: MessageEvent): void => {
        if (source !== frame.contentWindow) return;
        removeEventListener("message", listen);
        resolve();
      };
      addEventListener("message", listen);
    });
    document.body.append(frame);
    await started;
    const page = { frame, close: () => frame.remove() };
    this.#pages.add(page);
    return page;
  }

  closeAll(): void {
    for (const page of this.#pages) page.close();
  }
}
