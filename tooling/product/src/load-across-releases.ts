import { publish, readManifest, type AppName } from "@wesdom/release";
import autocannon from "autocannon";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveRelease } from "./derive-release.ts";
import { PHONE } from "./measure-load.ts";
import { releaseCommand, servedBuilds, until } from "./release-command.ts";
import { ROOT } from "./root.ts";
import { runProduct, type RunningProduct } from "./run-product.ts";

/** Folders of the builds of both sites that are switched between. */
export interface LoadedStates {
  readonly first: Readonly<Record<AppName, string>>;
  readonly next: Readonly<Record<AppName, string>>;
}

/** How many visitors ask at a time. */
export const CONNECTIONS = 50;

/** How long a request may take, seconds. */
const TIMEOUT_SECONDS = 10;

/** When a run that does not come to its end is given up, seconds. */
const LONGEST_SECONDS = 300;

const PAGES: Readonly<Record<AppName, readonly string[]>> = {
  cn: ["/m", "/m/zh-cn", "/m/zh-cn/home"],
  intl: ["/m/en-us", "/m/jp", "/m/en-us/home"],
};

/** One release of a site, and which hashed names are its own. */
interface Build {
  readonly buildId: string;
  readonly assets: ReadonlySet<string>;
  readonly entry: string;
}

/** What a run under load across publications and rollbacks showed. */
export interface LoadReport {
  /** How long the visitors asked. */
  readonly seconds: number;
  readonly requests: number;
  /** Requests that were not answered 200, or not at all. */
  readonly failed: number;
  /** Answers by status, and errors by kind. */
  readonly answers: Readonly<Record<string, number>>;
  /** Pages that named a file or a build of another release than their own. */
  readonly mixed: readonly string[];
  /** Pages by the build they were of. */
  readonly pagesByBuild: Readonly<Record<string, number>>;
  /** Builds in the order in which each site switched to them. */
  readonly switches: readonly string[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
}

/**
 * Publishes and rolls back each site while visitors ask for pages, files and data, and reads every page for the build
 * it is of.
 *
 * @param seconds - How long the visitors ask at least; the switches are spread over it.
 * @param given - The builds to switch between. @default the built sites, and ones made of them by new names
 */
export async function loadAcrossReleases(seconds: number, given?: LoadedStates): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-load-"));
  const { first, next } = given ?? (await derivedStates(folder));
  const product = await runProduct({ LOG_REQUESTS: "0" }, first);
  try {
    // Beside the served ones from the start, so that files and data of both builds of a site are asked for throughout.
    for (const app of ["cn", "intl"] as const)
      await publish({
        app,
        from: next[app],
        to: product.releasesDir,
        by: "load",
        why: "",
        promote: false,
      });
    const builds = new Map<AppName, readonly Build[]>();
    for (const app of ["cn", "intl"] as const) {
      builds.set(app, [await buildIn(first[app]), await buildIn(next[app])]);
    }
    await listed(product, builds);
    const watch = createWatch(builds);
    const switches: string[] = [];
    const load = startLoad(product.origin, seconds, builds, watch);
    const switching = (async () => {
      for (const [step, app] of (["cn", "cn", "intl", "intl"] as const).entries()) {
        await until(() => load.elapsedMs() >= ((step + 1) * seconds * 1000) / 6);
        const isBack = step % 2 === 1;
        await releaseCommand(product.releasesDir, isBack ? "rollback" : "promote", app, "--by", "load");
        const expected = builds.get(app)?.[isBack ? 0 : 1]?.buildId ?? "";
        const seen = watch.pagesByBuild.get(expected) ?? 0;
        await until(async () => (await servedBuilds(product.origin))[app] === expected);
        await until(() => (watch.pagesByBuild.get(expected) ?? 0) > seen);
        switches.push(`${app} ${expected}`);
      }
      await until(() => load.elapsedMs() >= seconds * 1000);
    })().finally(() => load.stop());
    const [result] = await Promise.all([load.done, switching]);
    const { answers, mixed, pagesByBuild } = watch;
    const failed = result.errors + result.timeouts + result.non2xx;
    return {
      seconds: result.duration,
      requests: result.requests.total,
      failed,
      answers: { ...Object.fromEntries(answers), errors: result.errors, timeouts: result.timeouts },
      mixed,
      pagesByBuild: Object.fromEntries(pagesByBuild),
      switches,
      p50Ms: result.latency.p50,
      p99Ms: result.latency.p99,
      longestMs: result.latency.max,
    };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function derivedStates(folder: string): Promise<LoadedStates> {
  const first = {
    cn: join(ROOT, "apps/cn/dist"),
    intl: join(ROOT, "apps/intl/dist"),
  };
  const next = { cn: join(folder, "cn"), intl: join(folder, "intl") };
  for (const app of ["cn", "intl"] as const) await deriveRelease(first[app], next[app]);
  return { first, next };
}

/** What the answers said. */
interface Watch {
  readonly answers: Map<string, number>;
  readonly pagesByBuild: Map<string, number>;
  readonly mixed: string[];
  see(path: string, status: number, body: string): void;
}

function createWatch(builds: ReadonlyMap<AppName, readonly Build[]>): Watch {
  const all = [...builds.values()].flat();
  const answers = new Map<string, number>();
  const pagesByBuild = new Map<string, number>();
  const mixed: string[] = [];
  return {
    answers,
    pagesByBuild,
    mixed,
    see(path, status, body) {
      count(answers, String(status));
      if (status !== 200 || !body.startsWith("<!DOCTYPE")) return;
      const id = /"buildId":"([^"]+)"/.exec(body)?.[1];
      const own = all.find(({ buildId }) => buildId === id);
      count(pagesByBuild, id ?? "none");
      const names = [...body.matchAll(/\/assets\/([\w.-]+\.\w+)/g)].map(([, name = ""]) => name);
      const foreign = names.filter((name) => !own?.assets.has(name));
      const others = all.filter((build) => build !== own && body.includes(build.buildId));
      if (own && foreign.length === 0 && others.length === 0 && names.length > 0) return;
      mixed.push(
        `${path}: a page of ${id ?? "no build"} with ${[...foreign, ...others.map((build) => build.buildId)].join(", ")}`,
      );
    },
  };
}

function count(map: Map<string, number>, name: string): void {
  map.set(name, (map.get(name) ?? 0) + 1);
}

function startLoad(
  origin: string,
  seconds: number,
  builds: ReadonlyMap<AppName, readonly Build[]>,
  watch: Watch,
): { readonly done: Promise<autocannon.Result>; elapsedMs(): number; stop(): void } {
  const paths = [...builds].flatMap(([app, known]) => [
    ...PAGES[app],
    `/m/_${app}/builds/latest.json?${seconds}`,
    ...known.map(({ entry }) => `/m/_${app}/assets/${entry}`),
    ...known.map(({ buildId }) => `${PAGES[app][1] ?? ""}/_payload.json?${buildId}`),
  ]);
  const startedAt = performance.now();
  const result = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: origin,
    connections: CONNECTIONS,
    // Ended when the switches are through, however long they take on a busy machine.
    duration: LONGEST_SECONDS,
    timeout: TIMEOUT_SECONDS,
    headers: { "user-agent": PHONE },
    requests: paths.map((path) => ({
      path,
      onResponse: (status: number, body: string) => watch.see(path, status, body),
    })),
  };
  const load = autocannon(options, (error: Error | null, done: autocannon.Result) =>
    error ? result.reject(error) : result.resolve(done),
  );
  return {
    done: result.promise,
    elapsedMs: () => performance.now() - startedAt,
    stop: () => load.stop(),
  };
}

async function buildIn(folder: string): Promise<Build> {
  const { app, buildId, files } = await readManifest(folder);
  const prefix = `client/m/_${app}/assets/`;
  const assets = Object.keys(files).flatMap((path) =>
    path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
  );
  const entry = assets.find((name) => name.startsWith("entry-"));
  if (entry === undefined) throw new Error(`${folder} has no entry module.`);
  return { buildId, assets: new Set(assets), entry };
}

/** Waits until the host knows the files of the releases that lie beside the served ones. */
async function listed(
  product: RunningProduct,
  builds: ReadonlyMap<AppName, readonly Build[]>,
): Promise<void> {
  for (const [app, known] of builds) {
    for (const { entry } of known) {
      await until(async () => (await fetch(`${product.origin}/m/_${app}/assets/${entry}`)).ok);
    }
  }
}
