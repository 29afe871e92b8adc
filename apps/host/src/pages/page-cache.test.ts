import { expect, test } from "vitest";
import { createPageCache, type PageSource } from "./page-cache.ts";
import { nextVersion, type Page } from "./page.ts";

function pageWith(text: string, source: Page["source"]): Page {
  const html = Buffer.from(text);
  const always = { status: 200, scriptHashes: [], payload: null, cacheable: true, fixed: true };
  return { ...always, html, source, version: nextVersion() };
}

/** A page that the build left, and that is rendered so. */
function builtPage(render: PageSource["render"]): PageSource {
  return { pinned: true, cold: async () => pageWith("as it was built", "prerendered"), render };
}

function cache() {
  return createPageCache({
    ttlMs: 1000,
    retryAfterMs: 1000,
    maxBytes: 1_000_000,
    maxEntries: 10,
    now: () => 0,
    onFailure: () => undefined,
  });
}

test("everybody waits for the first render of a page: its build knows no settings", async () => {
  const pages = cache();
  const source = builtPage(async () => pageWith("rendered", "rendered"));
  const answers = await Promise.all([pages.get("/m", source), pages.get("/m", source)]);
  expect(answers.map(({ page }) => page?.html.toString())).toEqual(["rendered", "rendered"]);
});

test("a page that cannot be rendered is shown as it was built", async () => {
  const pages = cache();
  const source = builtPage(() => Promise.reject(new Error("The API is away.")));
  const answers = [await pages.get("/m", source), await pages.get("/m", source)];
  expect(answers.map(({ page, state }) => `${state}: ${page?.html.toString()}`)).toEqual(
    Array(2).fill("cold: as it was built"),
  );
});
