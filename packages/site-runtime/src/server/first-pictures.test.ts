import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { withFirstPictures } from "./first-pictures.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#f00" width="50%"/><!-- & --></svg>`;

let version = 0;

/** An address that no test before asked for. */
const newAddress = (name = "hero.svg"): string => `/api/media/${name}?v=${(version += 1)}`;

const imageOf = (address: string): string => `<img class="a" src="${address}" alt="" fetchPriority="high"/>`;

/** What the API answers to each call, and the calls. */
function api(answer: () => Response) {
  const calls: string[] = [];
  const fetch = ((url: string) => {
    calls.push(url);
    return Promise.resolve(answer());
  }) as typeof globalThis.fetch;
  return { calls, context: { settings: DEFAULT_SETTINGS, apiBase: "http://api.test", fetch } };
}

const drawing = (text = SVG): Response =>
  new Response(text, { headers: { "content-type": "image/svg+xml" } });

/** What a browser would read of the pictures of a document. */
const drawnBy = (html: string): string[] =>
  [...html.matchAll(/src="data:image\/svg\+xml,([^"]*)"/g)].map(([, uri = ""]) =>
    decodeURIComponent(uri.replaceAll("&quot;", '"').replaceAll("&amp;", "&")),
  );

test("a document holds the drawing of its first screen, and asks for it no more before the first picture", async () => {
  const address = newAddress();
  const { calls, context } = api(() => drawing());
  const html = `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>${imageOf(address)}<img src="/api/media/b.svg?v=1">`;
  const { html: pictured, held } = await withFirstPictures(html, context);
  expect(drawnBy(pictured)).toEqual([SVG.replaceAll('"', "'").replaceAll("\n", " ")]);
  expect(pictured).not.toMatch(/preload|<svg/);
  expect(pictured).toContain('<img src="/api/media/b.svg?v=1">');
  expect(held).toEqual([address]);
  expect(calls).toEqual([`http://api.test${address.slice("/api".length)}`]);
  await withFirstPictures(html, context);
  expect(calls).toHaveLength(1);
});

test("a drawing with an apostrophe keeps its quotation marks", async () => {
  const words = `<svg><title>Lulu's "mom"</title></svg>`;
  const { html } = await withFirstPictures(imageOf(newAddress()), api(() => drawing(words)).context);
  expect(drawnBy(html)).toEqual([words]);
});

test.each([
  ["one that the API does not have", () => new Response("", { status: 404 })],
  ["what is no drawing", () => new Response("<p>", { headers: { "content-type": "text/html" } })],
  ["what is too large", () => drawing("x".repeat(30_001))],
  [
    "what the API cannot be asked for",
    () => {
      throw new Error("away");
    },
  ],
])("the browser asks for all of them where the first screen has %s", async (_what, answer) => {
  const html = `<link rel="preload" as="image" href="/api/media/a.svg?v=0"/>${imageOf(newAddress())}`;
  expect(await withFirstPictures(html, api(answer).context)).toEqual({ html, held: [] });
});

test("a drawing that is too large for a document is not kept", async () => {
  const { calls, context } = api(() => drawing("x".repeat(30_001)));
  const html = imageOf(newAddress());
  await withFirstPictures(html, context);
  await withFirstPictures(html, context);
  expect(calls).toHaveLength(2);
});

test("a photograph, an address of elsewhere and one whose content may change are left to the browser", async () => {
  for (const address of [newAddress("face.avif"), "https://cdn.test/a.svg?v=1", "/api/media/a.svg"]) {
    const { calls, context } = api(() => drawing());
    expect(await withFirstPictures(imageOf(address), context)).toEqual({ html: imageOf(address), held: [] });
    expect(calls).toEqual([]);
  }
});
