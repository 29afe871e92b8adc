import { afterEach, expect, test } from "vitest";
import { createPageHeads } from "./page-heads.ts";

const at = (pathname: string, searchStr = "") => ({ pathname, searchStr });

/** Tags of the pages that the server made heads for, as they stand in their payloads. */
const HEADS: Readonly<Record<string, string>> = {
  "/two": '<title>Two</title><meta name="description" content="two"><meta name="theme-color" content="#123">',
  "/three":
    '<meta name="description" content="three"><script type="application/ld+json">{"three":3}</script>',
};

function setUp() {
  document.head.insertAdjacentHTML(
    "beforeend",
    '<meta name="description" content="one"><link rel="alternate" hreflang="ja" href="/m/jp">',
  );
  const asked: string[] = [];
  const slow = new Map<string, Promise<void>>();
  const heads = createPageHeads(document, at("/one"), async ({ pathname }) => {
    asked.push(pathname);
    await slow.get(pathname);
    return HEADS[pathname] ?? null;
  });
  const show = async (pathname: string): Promise<void> => {
    heads.show(at(pathname));
    await heads.written();
  };
  return { heads, show, asked, slow };
}

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const descriptions = () => all('meta[name="description"]').map((tag) => tag.getAttribute("content"));

afterEach(() => {
  for (const tag of all("meta[name],link[rel=alternate],script[type*=json]")) tag.remove();
});

test("the next page's tags take the place of the first one's, and what is of no page stays", async () => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="theme-color" content="#fff">');
  const { show } = setUp();
  const { title } = document;
  await show("/two");
  expect(descriptions()).toEqual(["two"]);
  expect(all("link[rel=alternate]")).toEqual([]);
  expect(all('[name="theme-color"]').map((tag) => tag.getAttribute("content"))).toEqual(["#fff"]);
  expect(document.title).toBe(title);
  await show("/three");
  expect(all('[type="application/ld+json"]').map((tag) => tag.textContent)).toEqual(['{"three":3}']);
});

test("a page that is gone back to has its own again, without being asked for", async () => {
  const { show, asked } = setUp();
  for (const path of ["/two", "/one", "/two"]) await show(path);
  expect(descriptions()).toEqual(["two"]);
  expect(asked).toEqual(["/two"]);
  await show("/one");
  expect(descriptions()).toEqual(["one"]);
  expect(all("link[rel=alternate]")).toHaveLength(1);
});

test("of two pages that follow each other the last one's stays, however late the first answers", async () => {
  const { heads, show, slow } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  slow.set("/two", promise);
  heads.show(at("/two"));
  const late = heads.written();
  await show("/three");
  resolve();
  await late;
  expect(descriptions()).toEqual(["three"]);
});

test("a page without a head is not for search engines, until there is one", async () => {
  const { show } = setUp();
  await show("/missing");
  expect(descriptions()).toEqual([]);
  expect(all('meta[name="robots"]').map((tag) => tag.getAttribute("content"))).toEqual(["noindex"]);
  await show("/two");
  expect(all('meta[name="robots"]')).toEqual([]);
});
