import { DEFAULT_SETTINGS, PRERENDER_ORIGIN } from "@wesdom/site-runtime";
import { expect, test } from "vitest";
import { createFinishedPages } from "./finished-pages.ts";
import { pageOf } from "./page.ts";

const LINK = `${PRERENDER_ORIGIN}/m`;
const HTML = `<a href="${LINK}?to=${encodeURIComponent(LINK)}">`;

function setUp(cacheable = true) {
  const rendered = {
    status: 200,
    html: HTML,
    scriptHashes: ["'sha256-x'"],
    payload: { data: { link: LINK }, head: `<link rel="canonical" href="${LINK}">`, prerenderedAt: 1 },
    cacheable,
  };
  const page = pageOf(rendered, false);
  return { page, pages: createFinishedPages({ maxBytes: 10_000, maxEntries: 9 }, DEFAULT_SETTINGS) };
}

test("a page is finished with the addresses of an origin, once for each of them", async () => {
  const { page, pages } = setUp();
  const [one, again] = await Promise.all([1, 2].map(() => pages.document(page, "http://one.test:80")));
  expect(again).toBe(one);
  expect(await pages.document(page, "http://one.test:80")).toBe(one);
  expect(one?.body.identity.toString()).toBe(
    '<a href="http://one.test:80/m?to=http%3A%2F%2Fone.test%3A80%2Fm">',
  );
  expect(one?.policy).toMatch(/script-src [^;]* 'sha256-x';/);
  expect((await pages.document(page, "http://two.test")).body.identity.toString()).toContain(
    "http://two.test/m",
  );
  const payload = page.payload ?? Buffer.of();
  const data = await pages.payload(payload, page, "http://one.test");
  expect(data.identity.toString()).toBe(
    '{"data":{"link":"http://one.test/m"},"head":"<link rel=\\"canonical\\" href=\\"http://one.test/m\\">","prerenderedAt":1}',
  );
  expect(await pages.payload(payload, page, "http://one.test")).toBe(data);
});

test("a page that may not be kept is finished for each who asks", async () => {
  const { page, pages } = setUp(false);
  const [one, two] = await Promise.all([1, 2].map(() => pages.document(page, "http://one.test")));
  expect(two).not.toBe(one);
  expect(two).toEqual(one);
});
