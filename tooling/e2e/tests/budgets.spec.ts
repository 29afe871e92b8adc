import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { product } from "../src/env.ts";
import { HOMES } from "../src/pages.ts";
import { expect, test } from "../src/test.ts";

/** JavaScript of a page with a form, requested before load plus hydration: bytes after gzip -9. */
const FORM_PAGE_SCRIPT_BYTES = 175_000;

/** One picture of the content as SVG: bytes after gzip -9. */
const SVG_BYTES = 8000;

/** One raster picture, bytes. */
const RASTER_BYTES = 60_000;

function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).byteLength;
}

/** Has the page note when it is hydrated, on the clock of its resources. */
async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      Object.assign(window, { hydratedAt: performance.now() });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  });
}

/** What was requested until the page was hydrated; tracking's seals and other parts without haste come after. */
function requestedForHydration(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { hydratedAt } = window as unknown as { readonly hydratedAt: number };
    const resources = performance.getEntriesByType("resource");
    return resources.filter(({ startTime }) => startTime <= hydratedAt).map(({ name }) => name);
  });
}

for (const home of HOMES) {
  test(`${home.key}: scripts and pictures of the home page stay within their budgets`, async ({ page }) => {
    const bodies: Promise<{ url: string; type: string; body: Buffer }>[] = [];
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      if (!/javascript|image\//.test(type)) return;
      bodies.push(response.body().then((body) => ({ url: response.url(), type, body })));
    });
    await noteHydration(page);
    await page.goto(product().origin + home.path);
    await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(bodies);
    const first = await requestedForHydration(page);
    const scripts = files.filter(({ type, url }) => type.includes("javascript") && first.includes(url));
    expect(scripts.length).toBeGreaterThan(1);
    const scriptBytes = scripts.reduce((sum, { body }) => sum + gzipped(body), 0);
    expect(scriptBytes, `${scriptBytes} bytes of JavaScript`).toBeLessThanOrEqual(FORM_PAGE_SCRIPT_BYTES);

    const pictures = files.filter(({ type }) => type.includes("image/"));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { url, type, body } of pictures) {
      const [bytes, budget] = type.includes("svg")
        ? [gzipped(body), SVG_BYTES]
        : [body.byteLength, RASTER_BYTES];
      expect(bytes, url).toBeLessThanOrEqual(budget);
    }
  });

  test(`${home.key}: the page requests nothing that blocks its first paint`, async ({ request }) => {
    const response = await request.get(product().origin + home.path, {
      headers: { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" },
    });
    const html = await response.text();
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    for (const [script] of html.matchAll(/<script[^>]*\ssrc=[^>]*>/g))
      expect(script).toMatch(/type="module"/);
  });
}
