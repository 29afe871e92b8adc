import { expect, type Page } from "@playwright/test";
import type { ReleaseEntry } from "@wesdom/release";
import { createHash } from "node:crypto";
import { appendFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveRelease } from "@wesdom/product/derive-release";
import { loadAcrossReleases } from "@wesdom/product/load-across-releases";
import {
  countLoads,
  fetchNothingAhead,
  followLink,
  gone,
  isMarked,
  markDocument,
  newBuildFound,
  openHydrated,
  openUnderClock,
  replaced,
} from "../../src/navigation.ts";
import { NEXT_PAGE, pnpmIn, type BuiltSite } from "../../src/next-state.ts";
import { until } from "@wesdom/product/release-command";
import { runStep } from "@wesdom/product/run-step";
import { sweep } from "../../src/sweep.ts";
import { foldersOf, sent, served, shown, test, wholly, type Front } from "../../src/two-states.ts";

/** How long the load may take with its switches, in milliseconds. */
const LOAD_LIMIT_MS = 240_000;

/** How long visitors ask while both sites are published and rolled back. */
const LOAD_SECONDS = 6;

/** Milliseconds within which a path is not loaded anew a second time. */
const RELOAD_GUARD_MS = 10_000;

/** A chunk that the home page needs and the 404 page does not. */
const HOME_CHUNK = /\/forms-[^/]+\.js(?:\.br|\.gz)?$/;

/** What React says of a document whose own chunk is gone. */
const CHUNK_ERRORS = /React error #418/;

/** The site that a tab is open on: how it finds out, and what it does then, is code that both sites share. */
const APP = "intl";
const HOME = "/m/en-us";

/** The designed error page, by its heading. */
const ERROR_TITLE = "Something went wrong on our side";

/** What a tab fetched, by path and query, with the status of each answer. */
function watchAnswers(page: Page): Map<string, number> {
  const answers = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    answers.set(pathname + search, response.status());
  });
  return answers;
}

/** Opens the 404 page, from which the home page is a client navigation whose modules are not there yet. */
async function openTab(page: Page, front: Front): Promise<void> {
  await fetchNothingAhead(page);
  await openUnderClock(page, `${HOME}/404`, front.origin);
  await markDocument(page);
}

/** Goes to the home page within the document, by the tab's own modules and data. */
async function goHomeWithin(page: Page, site: BuiltSite): Promise<void> {
  const answers = watchAnswers(page);
  await followLink(page, HOME);
  await expect(page.locator("#appeal")).toBeAttached();
  expect(await isMarked(page), "no full load").toBe(true);
  const chunks = [...answers.keys()].filter((path) => HOME_CHUNK.test(path));
  expect(chunks).toHaveLength(1);
  for (const path of chunks) expect(Object.keys(site.manifest.files)).toContain(`client${path}`);
  expect(answers.get(`${HOME}/_payload.json?${site.buildId}`)).toBe(200);
  expect([...answers].filter(([, status]) => status >= 400)).toEqual([]);
}

/** Has the hour of the check go by, and the next navigation load its target whole, once. */
async function goOverTo(page: Page, site: BuiltSite): Promise<void> {
  const loads = countLoads(page);
  await page.clock.fastForward("01:00:00");
  await newBuildFound(page, site.buildId);
  expect(loads, "the check alone loads nothing").toEqual([]);
  await followLink(page, `${HOME}/404?utm_source=a`);
  await replaced(page);
  expect(page.url()).toContain(`${HOME}/404?utm_source=a`);
  expect(loads).toEqual([`${HOME}/404?utm_source=a`]);
}

test("a tab open across a publication goes on with its own build, and goes over after its check", async ({
  page,
  front,
  first,
  next,
}) => {
  await openTab(page, front);
  await front.publish(next[APP]);
  expect(await sent(front.origin, HOME)).toEqual(wholly(next[APP], "next"));
  await goHomeWithin(page, first[APP]);
  expect(await shown(page)).toEqual(wholly(first[APP], "first"));

  await goOverTo(page, next[APP]);
  expect(await shown(page)).toEqual(wholly(next[APP], "next"));
  await markDocument(page);
  await goHomeWithin(page, next[APP]);
  expect(await shown(page)).toEqual(wholly(next[APP], "next"));
});

test("a tab of a build that is rolled back goes on, and is led to the served one after its check", async ({
  page,
  front,
  first,
  next,
}) => {
  await front.publish(next[APP]);
  await openTab(page, front);
  expect(await shown(page)).toEqual(wholly(next[APP], "next"));
  await front.rollback(first[APP]);
  await goHomeWithin(page, next[APP]);
  expect(await shown(page)).toEqual(wholly(next[APP], "next"));

  await goOverTo(page, first[APP]);
  expect(await shown(page)).toEqual(wholly(first[APP], "first"));
});

test("after a prune a tab of a kept release goes on, and one of a removed release is loaded whole once", async ({
  page,
  context,
  front,
  first,
  next,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-third-"));
  const third: BuiltSite = { ...first[APP], ...(await deriveRelease(first[APP].folder, folder)) };
  const old = page;
  await openTab(old, front);
  await front.publish(next[APP]);
  const kept = await context.newPage();
  await openTab(kept, front);
  await front.publish(third);
  const report = await front.release<{ apps: { kept: string[]; removed: string[] }[] }>(
    "prune",
    APP,
    "--keep",
    "2",
  );
  expect(report.apps).toMatchObject([
    { kept: [third.buildId, next[APP].buildId], removed: [first[APP].buildId] },
  ]);
  const removed = Object.keys(first[APP].manifest.files).find((path) => HOME_CHUNK.test(path)) ?? "";
  await until(async () => (await fetch(front.origin + removed.slice("client".length))).status === 404);

  await goHomeWithin(kept, next[APP]);
  expect(await shown(kept)).toEqual(wholly(next[APP], "next"));

  const loads = countLoads(old);
  await followLink(old, HOME);
  await replaced(old);
  await expect(old.locator("#appeal")).toBeAttached();
  expect(await shown(old)).toEqual(wholly(third, "first"));
  await old.waitForLoadState("networkidle");
  expect(loads).toEqual([HOME]);
  await rm(folder, { recursive: true, force: true });
});

test.describe("where a chunk is gone", () => {
  test.use({ expectedErrors: CHUNK_ERRORS });

  test("it costs one full load of the target, none again on that path within 10 s", async ({
    page,
    front,
    first,
  }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await fetchNothingAhead(page);
    await loseHomeChunk(front, first[APP]);
    await openHydrated(page, `${HOME}/404`, front.origin);
    await markDocument(page);
    const loads = countLoads(page);
    await followLink(page, `${HOME}?utm_source=a`);
    await gone(page);
    await expect(page.locator("main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual([`${HOME}?utm_source=a`]);

    await page.clock.setFixedTime(now + RELOAD_GUARD_MS);
    await openHydrated(page, `${HOME}/404`, front.origin);
    await markDocument(page);
    loads.length = 0;
    await followLink(page, HOME);
    await expect(page.getByRole("heading", { name: ERROR_TITLE })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await isMarked(page)).toBe(true);
    expect(loads).toEqual([]);

    await page.clock.setFixedTime(now + RELOAD_GUARD_MS + 1);
    await openHydrated(page, `${HOME}/404`, front.origin);
    await markDocument(page);
    loads.length = 0;
    await followLink(page, HOME);
    await gone(page);
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual([HOME]);
  });
});

/** Removes a chunk of a release from the disk, before the host has it in memory. */
async function loseHomeChunk(front: Front, site: BuiltSite): Promise<void> {
  await front.restart();
  const lost = Object.keys(site.manifest.files).filter((path) => HOME_CHUNK.test(path));
  expect(lost.length).toBeGreaterThan(0);
  const release = join(front.releasesDir, site.app, site.buildId);
  for (const path of lost) await rm(join(release, path));
}

/** Sum of each file below a folder, by its path. */
async function sumsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sums: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    sums[file] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  }
  return sums;
}

test("publishing, rolling back and pruning a site leaves each byte of the other one as it was", async ({
  front,
  first,
  next,
}) => {
  const own = join(front.releasesDir, "cn");
  const others = join(front.releasesDir, "intl");
  const before = await sumsOf(others);
  const ownBefore = await sumsOf(own);
  expect(Object.keys(before).length).toBeGreaterThan(Object.keys(first.intl.manifest.files).length);
  await front.publish(next.cn);
  expect(await sumsOf(others)).toEqual(before);
  await front.rollback(first.cn);
  expect(await sumsOf(others)).toEqual(before);
  await front.release("prune", "cn", "--keep", "1");
  expect(await sumsOf(others)).toEqual(before);
  // The release that was served all along is untouched too; only pointer and history tell of what was done.
  const changed = Object.entries(await sumsOf(own)).filter(([file, sum]) => ownBefore[file] !== sum);
  expect(changed.map(([file]) => file.slice(own.length + 1)).toSorted()).toEqual([
    "current.json",
    "history.jsonl",
  ]);
});

test("a page that the generator made stands what each page has to stand, and is in the sitemap", async ({
  page,
  front,
  next,
}) => {
  for (const site of [next.cn, next.intl]) await front.publish(site);
  const sitemaps = await Promise.all(
    ["cn", "intl"].map(async (name) => (await fetch(`${front.origin}/sitemap-${name}.xml`)).text()),
  );
  for (const [index, lang, title] of [
    ["/m/zh-cn", "zh-CN", "新页面"],
    ["/m/en-us", "en-US", "New page"],
    ["/m/jp", "ja", "新しいページ"],
  ] as const) {
    const path = `${index}/${NEXT_PAGE}`;
    // English and Japanese are one site with the same code.
    if (lang === "ja") await page.goto(front.origin + path);
    else await sweep(page, { path, origin: front.origin }, lang);
    await expect(page.locator("main h1")).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    expect(sitemaps.join()).toContain(`${path}</loc>`);
  }
});

test("under load no request fails and no page mixes builds of two states, across publications and rollbacks", async ({
  first,
  next,
}) => {
  test.setTimeout(LOAD_LIMIT_MS);
  const report = await loadAcrossReleases(LOAD_SECONDS, { first: foldersOf(first), next: foldersOf(next) });
  expect(report.failed, JSON.stringify(report.answers)).toBe(0);
  expect(report.mixed).toEqual([]);
  expect(report.requests).toBeGreaterThan(LOAD_SECONDS * 50);
  expect(report.switches.map((line) => line.split(" ")[0])).toEqual(["cn", "cn", "intl", "intl"]);
  const builds = [first.cn, first.intl, next.cn, next.intl].map(({ buildId }) => buildId);
  expect(Object.keys(report.pagesByBuild).toSorted()).toEqual(builds.toSorted());
});

test("a release is of the sources as they are; until it is promoted, a preview link shows it to its browser alone", async ({
  page,
  browser,
  copy,
  front,
  first,
  next,
}) => {
  // As docs/operations.md has it done, in the copy that the next state was built in.
  const manage = (...words: string[]) => pnpmIn(copy, "release", ...words, "--to", front.releasesDir);
  await appendFile(join(copy, "apps/intl/copy/frame.en.yml"), "\n");
  await expect(manage("publish", "intl")).rejects.toThrow(/ended with 12:[^]*release publish intl --build/);
  await runStep("git", ["restore", "."], { cwd: copy });
  await manage("publish", "intl", "--build", "--no-promote", "--why", "new cases");
  const { releases } = await front.release<{ releases: readonly ReleaseEntry[] }>("list", "intl");
  const commit = (await runStep("git", ["rev-parse", "HEAD"], { cwd: copy })).trim();
  expect(releases.find(({ buildId }) => buildId === next.intl.buildId)).toMatchObject({
    state: "waiting",
    why: "new cases",
    revision: { commit, branch: "main", clean: true },
  });
  await front.layDown(next.cn);
  const { link } = await front.release<{ link: string }>(
    "preview",
    "cn",
    next.cn.buildId,
    "--origin",
    front.origin,
  );
  const context = await browser.newContext();
  const other = await context.newPage();
  await page.goto(link);
  await expect(page.locator("#preview-bar")).toContainText(next.cn.buildId);
  await openHydrated(page, "/m/zh-cn/404", front.origin);
  expect(await shown(page)).toEqual(wholly(next.cn, "next"));
  await markDocument(page);
  await followLink(page, "/m/zh-cn");
  await expect(page.locator("#appeal")).toBeAttached();
  expect(await isMarked(page)).toBe(true);

  expect(await sent(front.origin, "/m/zh-cn")).toEqual(wholly(first.cn, "first"));
  await openHydrated(other, "/m/zh-cn", front.origin);
  expect(await shown(other)).toEqual(wholly(first.cn, "first"));
  await expect(other.locator("#preview-bar")).toHaveCount(0);
  await context.close();

  await openHydrated(page, "/m/zh-cn/404", front.origin);
  await page.locator("#preview-bar a").click();
  await expect(page.locator("#preview-bar")).toHaveCount(0);
  expect(await shown(page)).toEqual(wholly(first.cn, "first"));

  await manage("promote", "intl");
  await served(front.origin, "intl", next.intl.buildId);
  expect(await sent(front.origin, "/m/en-us")).toEqual(wholly(next.intl, "next"));
  expect(await sent(front.origin, "/m/zh-cn")).toEqual(wholly(first.cn, "first"));
});
