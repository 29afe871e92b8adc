import { SCRIPT_HASHES_HEADER } from "@wesdom/site-runtime";
import { expect, test } from "vitest";
import { setUp } from "./support/set-up.ts";

const PAGE =
  '<html><head><title>hello &amp; build-1</title><meta property="og:title" content="hello">' +
  '<link rel="canonical" href="https://prerender.invalid/m/zh-cn/about"></head><body></body></html>';

const FRAMED = { path: "/m/zh-cn/about", status: 200, html: PAGE } as const;

test("frames the live page, with its title and share tags, and offers a code and the languages", async () => {
  const { ask } = await setUp();
  const response = await ask("/zh-cn/about?x=1", {}, FRAMED);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<iframe [^>]*src="\/m\/zh-cn\/about\?x=1&amp;view=mobile"/);
  expect(html).toContain("<title>hello &amp; build-1</title>");
  expect(html).toContain('property="og:title" content="hello"');
  expect(html).toContain('rel="canonical" href="https://prerender.invalid/m/zh-cn/about"');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('src="/m/qr/page.png?to=%2Fm%2Fzh-cn%2Fabout%3Fx%3D1"');
  for (const path of ["/zh-cn/about", "/en-us/about", "/jp/about"]) expect(html).toContain(`href="${path}"`);
  expect(response.headers.get(SCRIPT_HASHES_HEADER)).toContain("'sha256-");
});

test("speaks the language of the address, and has the brand where the page could not be had", async () => {
  const { ask } = await setUp();
  const english = await ask("/en-us", {}, { path: "/m/en-us", status: 200, html: null });
  expect(await english.text()).toContain("Best held in one hand.");
  const unknown = await ask("/jp/nowhere", {}, { path: "/m/jp/404", status: 404, html: null });
  expect(unknown.status).toBe(404);
  const html = await unknown.text();
  expect(html).toContain("<title>Wesdom</title>");
  expect(html).toMatch(/<iframe [^>]*src="\/m\/jp\/404\?view=mobile"/);
});

test.each([
  ["/m/en-us/case?code=a", "/jp/case?code=a", "/zh-cn"],
  ["/m/en-us/case?industry=a", "/jp/case", "/zh-cn"],
])(
  "leads to a case in the languages in which it is told, to no filter: %s",
  async (address, japanese, chinese) => {
    const { ask } = await setUp();
    const twins = [
      ["en-US", address],
      ["ja", address.replace("en-us", "jp")],
      ["x-default", address],
    ]
      .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="https://site.test${path}">`)
      .join("");
    const html = PAGE.replace("</head>", `${twins}</head>`);
    const page = await ask(address.slice(2), {}, { path: "/m/en-us/case", status: 200, html });
    const switched = [...(await page.text()).matchAll(/href="([^"]*)" [^>]*hrefLang="(zh-CN|ja)"/g)];
    expect(switched.map(([, href]) => href)).toEqual([chinese, japanese]);
  },
);

test("escapes what stands in the address", async () => {
  const { ask } = await setUp();
  const html = await (await ask(`/zh-cn?a="><script>alert(1)</script>`, {}, FRAMED)).text();
  expect(html).not.toContain("<script>alert(1)");
});
