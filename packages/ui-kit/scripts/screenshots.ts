import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config";
import { createReadStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium } from "playwright";

/** Pictures of stories from the built Storybook: `node scripts/screenshots.ts <id pattern> [width]`. */
const [pattern = ".", widthText = "375"] = process.argv.slice(2);
const ROOT = new URL("../storybook-static/", import.meta.url).pathname;
const OUT = new URL("../screenshots/", import.meta.url).pathname;
const HEIGHT = 812;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

interface Story {
  readonly id: string;
  readonly type: string;
}

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const file = join(ROOT, decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    if (!file.startsWith(ROOT) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return server;
}

const server = await serve();
const { port } = server.address() as AddressInfo;
const { entries } = JSON.parse(readFileSync(join(ROOT, "index.json"), "utf8")) as {
  entries: Record<string, Story>;
};
const stories = Object.values(entries).filter(
  ({ id, type }) => type === "story" && new RegExp(pattern).test(id),
);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
mkdirSync(OUT, { recursive: true });
try {
  const width = Number(widthText);
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
  });
  for (const { id } of stories) {
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
    await page.locator("#storybook-root > *").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) process.stdout.write(`${id} overflows ${width} by ${overflow} px\n`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map(async (image) => image.decode()));
    });
    await page.screenshot({
      path: join(OUT, `${id.replaceAll(/[^\w-]/g, "")}-${width}.png`),
      fullPage: true,
    });
    await page.setViewportSize({ width, height: HEIGHT });
  }
} finally {
  await browser.close();
  server.close();
}
