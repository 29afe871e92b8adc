import { SOURCE_CONDITION } from "@wesdom/vitest-config";
import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Rollup } from "vite";
import { build, defaultClientConditions } from "vite";
import type { FrontEndTrackingEvent } from "../../src/events/tracking-event.ts";
import { openEnvelope } from "../../src/server/index.ts";
import { PRIVATE_KEY, PUBLIC_KEY } from "../support/keys.ts";

const SOURCE = join(import.meta.dirname, "../../src");

const PROGRAM = `
import { createPageViews, createTracker } from "./index.ts";
window.tracker = createTracker({
  endpoint: "/api/common/data/report.do",
  lang: () => 1,
  publicKey: ${JSON.stringify(PUBLIC_KEY)},
  isCnVersion: true,
  objectIds: { visitors: 600001, duration: 600002 },
  loadCrypto: () => import("./crypto/index.ts"),
});
createPageViews(window.tracker)(location, { objectId: 600034, bizId: location.pathname });
addEventListener("pageshow", ({ persisted }) => { window.wasCached = persisted; });`;

/** The scripts of a site that does nothing but track, built as a site is. */
async function buildScripts(): Promise<Map<string, string>> {
  const entry = join(SOURCE, "program.ts");
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "virtual:program" ? entry : null),
        load: (id) => (id === entry ? PROGRAM : null),
      },
    ],
    build: {
      write: false,
      target: ["chrome99", "safari15.4"],
      rollupOptions: { input: "virtual:program", output: { entryFileNames: "site.js" } },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.map((file) => [`/${file.fileName}`, "code" in file ? file.code : ""]));
}

/** A site of any number of pages, with its report call. */
export class TrackedSite {
  /** Each event that was taken once, in the order in which it came. */
  readonly events: Map<string, FrontEndTrackingEvent> = new Map();
  /** Every report that came, taken or not. */
  reports = 0;
  /** What the report call answers. */
  status = 200;
  #userAgent = "";
  readonly #scripts: Map<string, string>;
  readonly #server: Server;

  private constructor(scripts: Map<string, string>) {
    this.#scripts = scripts;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async start(): Promise<TrackedSite> {
    const site = new TrackedSite(await buildScripts());
    site.#server.listen(0, "127.0.0.1");
    await once(site.#server, "listening");
    return site;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
  get eventIds(): string[] {
    return [...this.events.values()].map(({ eventId, bizId }) => `${eventId} ${bizId}`.trim());
  }
  get durations(): number[] {
    return [...this.events.values()]
      .filter(({ eventId }) => eventId === "per duration")
      .map(({ countValue }) => countValue);
  }

  /** Listens to one visitor alone: the beacons of the one before may still be on their way. */
  expectVisitor(userAgent: string): void {
    this.#userAgent = userAgent;
    this.events.clear();
    this.reports = 0;
    this.status = 200;
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://site.test");
    const script = this.#scripts.get(url.pathname);
    if (script !== undefined) {
      response.setHeader("Content-Type", "text/javascript");
      response.end(script);
    } else if (url.pathname.endsWith(".do")) {
      this.#take(url);
      response.writeHead(this.status).end();
    } else {
      response.setHeader("Content-Type", "text/html");
      response.end('<!doctype html><title>page</title><script type="module" src="/site.js"></script>');
    }
  }
  #take(url: URL): void {
    const opened = openEnvelope(Object.fromEntries(url.searchParams), PRIVATE_KEY);
    if (!opened.ok) throw new Error(`A report that does not open: ${opened.reason}`);
    if (opened.event.userAgent !== this.#userAgent) return;
    this.reports += 1;
    if (this.status === 200) this.events.set(opened.sign, opened.event as FrontEndTrackingEvent);
  }
}
