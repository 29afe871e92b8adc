/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures a fixture needs */
import type { Page } from "@playwright/test";
import { POINTER_FILE, publish, type AppName } from "@wesdom/release";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PHONE } from "@wesdom/product/measure-load";
import { copyRepository } from "@wesdom/product/copy-repository";
import {
  BUILD_LIMIT_MS,
  buildFirstState,
  buildNextState,
  NEXT_MARK,
  NEXT_TEXT,
  type BuiltSite,
  type SourceState,
} from "./next-state.ts";
import { releaseCommand, servedBuilds, until } from "@wesdom/product/release-command";
import {
  runHost,
  runProduct,
  START_LIMIT_MS,
  type RunningHost,
  type RunningProduct,
} from "@wesdom/product/run-product";
import { test as base } from "./test.ts";

/** What a test of releases does with the front door. */
export interface Front {
  readonly origin: string;
  readonly releasesDir: string;
  readonly tail: readonly string[];
  /** Runs the release command on the front door's releases. */
  release<Report = unknown>(...words: readonly string[]): Promise<Report>;
  /**
   * Publishes a built site and waits until it is served.
   *
   * Not by the command, which refuses what is above its budgets: those have a test of their own.
   */
  publish(site: BuiltSite): Promise<void>;
  /** Lays a built site beside the served one, unpromoted. */
  layDown(site: BuiltSite): Promise<void>;
  /** Goes back to the release before and waits until it is served. */
  rollback(site: BuiltSite): Promise<void>;
  /** Starts the host anew on the same releases. */
  restart(): Promise<void>;
}

interface OfWorker {
  /** An installed copy of the sources, for whoever edits or builds them; the next state is built in it. */
  readonly copy: string;
  /** Sites of the tree that the suite was started from. */
  readonly first: SourceState;
  /** Sites of the next state of the sources. */
  readonly next: SourceState;
  readonly product: RunningProduct;
  /** Has the first state served again as it was published, and nothing beside it. */
  readonly door: () => Promise<Front>;
}

/**
 * Tests with the sites of two states of the sources, and a host and an API for all of them; at the beginning of each the
 * first state is served.
 */
export const test = base.extend<{ readonly front: Front }, OfWorker>({
  copy: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "wesdom-copy-"));
      await copyRepository(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
  first: [
    async ({ copy }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "wesdom-first-"));
      await use(await buildFirstState(copy, folder));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
  next: [
    // After the first one: both are built in the same place.
    async ({ copy, first }, use) => use(first && (await buildNextState(copy))),
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
  product: [
    async ({ first }, use) => {
      const product = await runProduct({}, foldersOf(first));
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: START_LIMIT_MS },
  ],
  door: [
    async ({ first, product }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "wesdom-front-"));
      const kept = join(folder, "kept");
      for (const { app, folder: from } of Object.values(first))
        await publish({ app, from, to: kept, by: "e2e", why: "the first state" });
      const releasesDir = join(folder, "releases");
      await cp(kept, releasesDir, { recursive: true });
      const created = await createFront(releasesDir, product.apiOrigin);
      const { front } = created;
      const reset = async (): Promise<Front> => {
        for (const { app, buildId } of Object.values(first)) {
          const [from, to] = [join(kept, app), join(releasesDir, app)];
          await cp(from, to, { recursive: true, filter: (path) => basename(path) !== POINTER_FILE });
          await cp(join(from, POINTER_FILE), join(to, `${POINTER_FILE}.next`));
          await rename(join(to, `${POINTER_FILE}.next`), join(to, POINTER_FILE));
          await served(front.origin, app, buildId);
          for (const name of await readdir(join(releasesDir, app)))
            if (!existsSync(join(kept, app, name)))
              await rm(join(releasesDir, app, name), { recursive: true });
        }
        return front;
      };
      await use(reset);
      await created.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: START_LIMIT_MS },
  ],
  front: [
    async ({ door }, use) => {
      await use(await door());
    },
    { scope: "test" },
  ],
});

/** Where both sites of a state lie. */
export function foldersOf({ cn, intl }: SourceState): Readonly<Record<AppName, string>> {
  return { cn: cn.folder, intl: intl.folder };
}

async function createFront(
  releasesDir: string,
  apiOrigin: string,
): Promise<{ readonly front: Front; stop(): Promise<void> }> {
  let host: RunningHost = await runHost(releasesDir, apiOrigin);
  const release = <Report>(...words: readonly string[]): Promise<Report> =>
    releaseCommand<Report>(releasesDir, ...words);
  const front: Front = {
    get origin() {
      return host.origin;
    },
    get tail() {
      return host.tail;
    },
    releasesDir,
    release,
    async publish({ app, folder: from, buildId }) {
      await publish({ app, from, to: releasesDir, by: "e2e", why: "the next state" });
      await served(host.origin, app, buildId);
    },
    async layDown({ app, folder: from }) {
      await publish({ app, from, to: releasesDir, by: "e2e", why: "the next state", promote: false });
    },
    async rollback({ app, buildId }) {
      await release("rollback", app);
      await served(host.origin, app, buildId);
    },
    async restart() {
      await host.stop();
      host = await runHost(releasesDir, apiOrigin);
    },
  };
  return { front, stop: () => host.stop() };
}

/** Waits until a host serves a build. */
export async function served(origin: string, app: AppName, buildId: string): Promise<void> {
  await until(async () => (await servedBuilds(origin))[app] === buildId);
}

/** Which state of the sources a page shows, and which build it runs. */
export interface Shown {
  readonly buildId: string;
  /** Whether the copy is the next state's. */
  readonly text: boolean;
  /** Whether ui-kit's markup is. */
  readonly kit: boolean;
  /** Whether site-runtime's markup is. */
  readonly runtime: boolean;
}

/** What a page shows all over when it is of one state alone. */
export function wholly(site: BuiltSite, state: "first" | "next"): Shown {
  const isNext = state === "next";
  return { buildId: site.buildId, text: isNext, kit: isNext, runtime: isNext };
}

/** Reads {@link Shown} from the page as a visitor has it. */
export function shown(page: Page): Promise<Shown> {
  return page.evaluate(
    ({ text, mark }) => ({
      buildId: /"buildId":"([^"]+)"/.exec(document.documentElement.outerHTML)?.[1] ?? "",
      text: document.querySelector("header")?.textContent.includes(text) ?? false,
      kit: document.querySelector("header")?.hasAttribute(mark) ?? false,
      runtime: document.documentElement.hasAttribute(mark),
    }),
    { text: NEXT_TEXT, mark: NEXT_MARK },
  );
}

/** {@link Shown} of a document as the host sends it to a phone. */
export async function sent(origin: string, path: string): Promise<Shown> {
  const response = await fetch(origin + path, { headers: { "user-agent": PHONE } });
  const html = await response.text();
  return {
    buildId: /"buildId":"([^"]+)"/.exec(html)?.[1] ?? `${response.status}`,
    text: html.includes(NEXT_TEXT),
    kit: new RegExp(`<header[^>]* ${NEXT_MARK}=`).test(html),
    runtime: new RegExp(`<html[^>]* ${NEXT_MARK}=`).test(html),
  };
}
