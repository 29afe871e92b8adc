import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { product } from "../../src/env.ts";
import { HOMES } from "../../src/pages.ts";
import { expect, test } from "../../src/test.ts";
import { watchShifts } from "../../src/visits.ts";

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" };

/** Time in which any page would paint what it has, in milliseconds. */
const TIME_TO_PAINT_MS = 1000;

/** Parts that arrive slowly: the page, where the part begins, and how many tags and texts come one by one. */
const PARTS: readonly (readonly [name: string, path: string, start: string, tags: number])[] = [
  ...HOMES.map(({ key, path }) => [`the hero of ${key}`, path, "<h1", 1] as const),
  ["the first Chinese case", "/m/zh-cn/case", '<article class="el-case-card', 37],
  ["the first Japanese case", "/m/jp/case", '<article class="el-case-card', 37],
  ["the English articles", "/m/en-us/article", '<article class="el-news-item', 68],
  ["a Chinese article", "/m/zh-cn/article?code=creative-half-life", "<main", 60],
  ["what a reservation may be about", "/m/zh-cn/common/Reservation", '<div class="el-choice-list', 137],
  ["the consultation bar", "/m/zh-cn/message", '<aside class="el-consult-bar', 23],
];

for (const [name, path, start, tags] of PARTS) {
  test(`nothing moves while ${name} arrives tag by tag`, async ({ page, request }) => {
    const html = await (await request.get(product().origin + path, { headers: PHONE })).text();
    const at = html.indexOf(start);
    expect(at).toBeGreaterThan(0);
    const pieces = html.slice(at).split(/(?=<)|(?<=>)(?=[^<])/);
    const document = Promise.withResolvers<ServerResponse>();
    const server = createServer(({ url }, response) => {
      if (url === path) document.resolve(response);
      else response.writeHead(404).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const shifts = await watchShifts(page, { arriving: true });
    const { port } = server.address() as AddressInfo;
    const opened = page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
    const response = await document.promise;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(html.slice(0, at));
    await opened;
    for (const piece of pieces.slice(0, tags)) {
      await page.evaluate(paintedOrNot, TIME_TO_PAINT_MS);
      response.write(piece);
    }
    response.end(pieces.slice(tags).join(""));
    await page.waitForLoadState("load");
    server.close();
    expect(await shifts()).toEqual([]);
  });
}

/** Waits in the page for two frames, or for the time in which they would have come. */
function paintedOrNot(timeMs: number): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, timeMs);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a first screen has its picture where nothing but the document comes", async ({ page }) => {
    await page.route(/./, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    const beside = ["/m/zh-cn/message", "/m/jp/case", "/m/en-us/case?code=lipstick-to-cart"];
    for (const path of [...HOMES.map((home) => home.path), ...beside]) {
      await page.goto(product().origin + path);
      const pictures = page.locator('main img[fetchpriority="high"]');
      const widths = await pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.map((one) => one.naturalWidth),
      );
      expect(widths, path).toEqual([expect.any(Number)]);
      expect(widths[0], path).toBeGreaterThan(0);
    }
  });
});
