import { mkdtemp, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { nextVersion, type Page } from "../src/pages/page.ts";
import type { SitePages } from "../src/pages/site-pages.ts";
import type { LoadedRelease } from "../src/releases/load-release.ts";
import { latestDateIn, latestOf } from "../src/seo/latest-date.ts";
import { createPageChanges } from "../src/seo/page-changes.ts";
import { ORIGIN, setUp } from "./support/set-up.ts";

/** Dates of a sitemap by path and query. */
function datesIn(xml: string): Record<string, string | undefined> {
  const entries = [...xml.matchAll(/<(?:url|sitemap)>([\s\S]*?)<\/(?:url|sitemap)>/g)].map(
    ([, entry = ""]) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replaceAll("&amp;", "&").slice(ORIGIN.length) ?? "",
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ],
  );
  return Object.fromEntries(entries) as Record<string, string | undefined>;
}

const ARTICLES = Array.from({ length: 120 }, (_, index) => ({
  code: `article-${index}`,
  publishedAt: "2026-02-01",
  updatedAt: index === 7 ? "2026-05-05" : "2026-02-01",
}));

describe("the sitemap", () => {
  test("lists every article with the day of its last change, also beyond one page of the list", async () => {
    const { ask } = await setUp({
      before: (api) => {
        api.articles = { "1": ARTICLES };
        api.content = { version: "1", importedAt: "2026-05-05T08:00:00.000Z" };
      },
    });
    const dates = datesIn(await (await ask("/sitemap-cn.xml")).text());
    expect(Object.keys(dates).filter((path) => path.includes("/article?code=")).length).toBe(120);
    expect(dates["/m/zh-cn/article?code=article-7"]).toBe("2026-05-05");
    expect(dates["/m/zh-cn/article?code=article-119"]).toBe("2026-02-01");
    expect(datesIn(await (await ask("/sitemap.xml")).text())["/sitemap-cn.xml"]).toBe(
      "2026-05-05T08:00:00.000Z",
    );
  });

  test("says of what is dated ahead the moment at which it came in", async () => {
    const { ask, api } = await setUp({
      before: (api) => {
        api.articles = { "1": [{ code: "ahead", publishedAt: "2026-09-01", updatedAt: "2026-09-01" }] };
        api.updatedAt = "2026-09-01";
      },
    });
    const dates = datesIn(await (await ask("/sitemap-cn.xml")).text());
    expect(dates["/m/zh-cn/article?code=ahead"]).toBe(api.content.importedAt);
    expect(Object.values(dates).filter((date) => date && date > api.content.importedAt)).toEqual([]);
    expect(datesIn(await (await ask("/sitemap.xml")).text())["/sitemap-cn.xml"]).toBe(api.content.importedAt);
  });

  test("changes with the content, without a restart", async () => {
    const { ask, api, host } = await setUp({
      before: (api) => (api.articles = { "1": ARTICLES.slice(0, 1), "2": ARTICLES.slice(0, 1) }),
    });
    await host.content.check();
    expect(datesIn(await (await ask("/sitemap-intl.xml")).text())["/m/en-us/article?code=article-0"]).toBe(
      "2026-02-01",
    );
    const added = { code: "news", publishedAt: "2026-06-01", updatedAt: "2026-06-02" };
    api.articles = { "1": [added], "2": [added] };
    api.updatedAt = "2026-06-02";
    api.content = { version: "2", importedAt: "2026-06-03T08:00:00.000Z" };
    await host.content.check();
    const dates = datesIn(await (await ask("/sitemap-intl.xml")).text());
    expect(dates["/m/en-us/article?code=news"]).toBe("2026-06-02");
    expect(dates["/m/en-us/article?code=article-0"]).toBeUndefined();
    expect(dates["/m/en-us/about"]).toBe("2026-06-02");
    expect(dates["/m/en-us"]).toBe("2026-06-03T08:00:00.000Z");
  });

  test("stays as it was while the API is down", async () => {
    const { ask, api, host } = await setUp({
      before: (api) => (api.articles = { "1": ARTICLES.slice(0, 2) }),
    });
    await host.content.check();
    const before = await (await ask("/sitemap-cn.xml")).text();
    api.mode = "error";
    host.cache.expire();
    expect(await (await ask("/sitemap-cn.xml")).text()).toBe(before);
  });

  test("is none where the API was never there: it would lack every article and case", async () => {
    const { ask } = await setUp({ before: (api) => (api.mode = "error") });
    for (const path of ["/sitemap.xml", "/sitemap-cn.xml", "/sitemap-intl.xml"]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 500, "no-store"]);
    }
  });
});

describe("a fixed page's date", () => {
  const content = { version: "2", importedAt: "2026-06-03T08:00:00.000Z" };
  const fixed = { path: "/m/zh-cn", routeName: "m-zh-cn", indexed: true };

  async function dateOf(live: unknown, built: unknown, released?: string): Promise<string | undefined> {
    const folder = await mkdtemp(join(tmpdir(), "wesdom-dates-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, "client/m/zh-cn"), { recursive: true });
    await writeFile(
      join(folder, "client/m/zh-cn/_payload.json"),
      JSON.stringify({ data: built, prerenderedAt: 1 }),
    );
    const page: Page = {
      status: 200,
      html: Buffer.from(""),
      payload: Buffer.from(JSON.stringify({ data: live, prerenderedAt: 2 })),
      cacheable: true,
      fixed: true,
      scriptHashes: [],
      version: nextVersion(),
      source: "rendered",
    };
    const pages = { get: async () => ({ page, state: "hit" }) } as unknown as SitePages;
    const release = {
      folder,
      pageDates: released ? { "/m/zh-cn": released } : {},
    } as unknown as LoadedRelease;
    return createPageChanges(pages)(release, fixed, content);
  }

  const old = { list: [{ publishedAt: "2026-01-01", updatedAt: "2026-01-05" }] };

  test.each<[string, unknown, unknown, string | undefined, string | undefined]>([
    ["the release that changed it", old, old, "2026-04-01T00:00:00.000Z", "2026-04-01T00:00:00.000Z"],
    ["its newest content", old, old, "2025-04-01T00:00:00.000Z", "2026-01-05"],
    ["the import that changed it", { list: [] }, old, "2026-04-01T00:00:00.000Z", content.importedAt],
    [
      "the import of content dated ahead",
      { list: [{ publishedAt: "2026-09-01" }] },
      { list: [{ publishedAt: "2026-09-01" }] },
      "2026-04-01T00:00:00.000Z",
      content.importedAt,
    ],
    ["nothing that is known", {}, {}, undefined, undefined],
  ])("is that of %s", async (_name, live, built, released, expected) => {
    expect(await dateOf(live, built, released)).toBe(expected);
  });
});

test("dates are found in any depth, and compared as moments", () => {
  expect(latestDateIn({ a: [{ updatedAt: "2026-01-02" }, { b: { publishedAt: "2026-01-03" } }] })).toBe(
    "2026-01-03",
  );
  expect(latestDateIn({ title: "2026-01-02", updatedAt: "soon" })).toBeUndefined();
  expect(latestOf(["2026-01-02", "2026-01-01T23:59:59Z", undefined])).toBe("2026-01-02");
  expect(latestOf([])).toBeUndefined();
});
