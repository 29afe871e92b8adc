import type { SiteName } from "@wesdom/site-runtime";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createHost, readSettings, startHost, type Host, type HostOptions } from "../../src/index.ts";
import type { ServerLimits } from "../../src/start-host.ts";
import { startFakeApi, type FakeApi } from "./fake-api.ts";
import { pointAt, writeRelease } from "./fixture-release.ts";
import { fixtureStandIns } from "./fixture-stand-ins.ts";

/** User agents. */
export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
export const COMPUTER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0";

/** Origin under which the tests ask. */
export const ORIGIN = "http://site.test";

/** What hosts of the tests show the API. */
export const SECRET = "a secret of the tests of the host";

/** A line of the log. */
export type Line = Readonly<Record<string, unknown>>;

/** What a test may set. */
export interface SetUp {
  readonly sites?: readonly SiteName[];
  readonly env?: Readonly<Record<string, string>>;
  readonly options?: Partial<HostOptions>;
  /** Prepares the API before the host starts. */
  readonly before?: (api: FakeApi) => void;
}

/** A host over a releases folder with one build of each site, and an API that can misbehave. */
export interface HostUnderTest {
  readonly api: FakeApi;
  readonly releasesDir: string;
  readonly options: HostOptions;
  readonly lines: Line[];
  readonly clock: { ms: number };
}

/** The surroundings of a host. */
export async function surroundings({
  sites = ["cn", "intl"],
  env = {},
  options = {},
  before,
}: SetUp = {}): Promise<HostUnderTest> {
  const api = await startFakeApi();
  before?.(api);
  const releasesDir = await mkdtemp(join(tmpdir(), "wesdom-host-"));
  onTestFinished(() => rm(releasesDir, { recursive: true, force: true }));
  for (const site of sites) {
    await writeRelease(releasesDir, site, "build-1");
    await pointAt(releasesDir, site, "build-1");
  }
  const lines: Line[] = [];
  const clock = { ms: 1_000_000 };
  const settings = readSettings(
    {
      RELEASES_DIR: releasesDir,
      API_ORIGIN: api.origin,
      API_SECRET: SECRET,
      PORT: "0",
      HOST: "127.0.0.1",
      CONTENT_POLL_SECONDS: "0",
      ...env,
    },
    releasesDir,
  );
  const log: HostOptions["log"] = (level, event, fields) => lines.push({ level, event, ...fields });
  return {
    api,
    releasesDir,
    lines,
    clock,
    options: {
      settings,
      standIns: fixtureStandIns,
      log,
      now: () => clock.ms,
      elapsed: () => clock.ms,
      apiTimeoutMs: 500,
      renderTimeoutMs: 2000,
      pointerPollMs: 20,
      ...options,
    },
  };
}

/** A host asked in process. */
export interface AskedHost extends HostUnderTest {
  readonly host: Host;
  /** @param path - Path and query; `headers` default to a phone's. */
  ask(path: string, init?: RequestInit & { address?: string }): Promise<Response>;
}

/** Starts a host without a socket, its pages rendered. */
export async function setUp(options: SetUp = {}): Promise<AskedHost> {
  const parts = await surroundings(options);
  const host = await createHost(parts.options);
  onTestFinished(() => host.close());
  await host.warmed;
  return {
    ...parts,
    host,
    ask: async (path, { address = "203.0.113.7", ...init } = {}) => {
      const headers = new Headers({ "user-agent": PHONE, host: new URL(ORIGIN).host });
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      const bindings = { incoming: { socket: { remoteAddress: address } } };
      return host.app.request(`${ORIGIN}${path}`, { ...init, headers }, bindings);
    },
  };
}

/** Starts a host on a free port. */
export async function setUpServer(options: SetUp = {}, limits: ServerLimits = {}) {
  const parts = await surroundings(options);
  const running = await startHost(parts.options, limits);
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  await running.host.warmed;
  return { ...parts, running, stop, port: running.port, base: `http://127.0.0.1:${running.port}` };
}

/** Waits until something is so, looking again after each turn of the event loop. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 8000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It never became so.");
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
