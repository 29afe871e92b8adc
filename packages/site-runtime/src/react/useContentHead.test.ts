import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { sitePageHead } from "./sitePageHead.ts";
import { contentPage, type ContentPage } from "./useContentHead.ts";

const ORIGIN = "https://www.example.com";
const PAGE: ContentPage = {
  path: "/m/en-us/article",
  contentQuery: { code: "notes" },
  pageTitle: "Notes | Wesdom",
  title: "Notes",
  summary: "What we learned",
  keywords: [],
  section: "Data",
  publishedAt: "2026-01-02",
  share: { src: "/media/share.jpg", width: 1200, height: 630 },
  trail: [{ name: "Home", url: "/m/en-us" }],
};

function recordsOf(page: ContentPage): Readonly<Record<string, unknown>> {
  const surroundings = { language: "en", settings: DEFAULT_SETTINGS, origin: ORIGIN } as const;
  const { script } = sitePageHead({ said: page, surroundings });
  return Object.fromEntries(script.map(({ key, innerHTML }) => [key, JSON.parse(innerHTML) as unknown]));
}

test("a piece of content has its own share card, and its title for want of keywords", () => {
  expect(contentPage(PAGE, "en", "/api")).toMatchObject({
    title: "Notes | Wesdom",
    keywords: ["Notes"],
    image: { url: "/api/media/share.jpg", width: 1200, height: 630, alt: "Notes" },
    article: { publishedAt: "2026-01-02", section: "Data" },
  });
});

test("its records are an article and the way to it, which ends at itself", () => {
  const { article, breadcrumb } = recordsOf({ ...PAGE, author: "Emily Carter", updatedAt: "2026-02-03" });
  const url = `${ORIGIN}/m/en-us/article?code=notes`;
  expect(article).toMatchObject({
    headline: "Notes",
    url,
    image: [`${ORIGIN}/api/media/share.jpg`],
    dateModified: "2026-02-03",
    author: { name: "Emily Carter" },
  });
  expect(breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${ORIGIN}/m/en-us` },
      { position: 2, name: "Notes", item: url },
    ],
  });
});

test("without an author the company wrote it", () => {
  expect(recordsOf(PAGE)["article"]).toMatchObject({ author: { "@type": "Organization", name: "Wesdom" } });
});
