import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config";
import { createReadStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright";
const [pattern = ".", sheet = "sheet"] = process.argv.slice(2);
const ROOT = "/tmp/sb-overlay/", OUT = "/tmp/shots/";
const TYPES: any = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" };
const server = createServer((q, r) => {
  const f = join(ROOT, decodeURIComponent(new URL(q.url ?? "/", "http://h").pathname));
  if (!existsSync(f)) { r.writeHead(404).end(); return; }
  r.writeHead(200, { "content-type": TYPES[extname(f)] ?? "application/octet-stream" });
  createReadStream(f).pipe(r);
});
await new Promise<void>((r) => server.listen(0, "127.0.0.1", () => r()));
const { port } = server.address() as any;
const { entries } = JSON.parse(readFileSync(join(ROOT, "index.json"), "utf8"));
const stories = Object.values(entries).filter(({ id, type }: any) => type === "story" && new RegExp(pattern).test(id)) as any[];
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
mkdirSync(OUT, { recursive: true });
const shots: string[] = [];
try {
  for (const { id } of stories) {
    const variants = /narrow/.test(id) ? [[320, "", ""]] : [[375, "", ""]];
    if (process.env.LANGS) for (const l of process.env.LANGS.split(",")) variants.push([Number(process.env.W ?? 375), l, process.env.TS ?? "1"]);
    for (const [width, locale, ts] of variants as any) {
      const page = await browser.newPage({ viewport: { width, height: 760 }, deviceScaleFactor: 1, reducedMotion: "reduce" });
      const g = locale ? `&globals=locale:${locale};textScale:${ts}` : "";
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story${g}`);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(500);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(id, width, locale, "overflow", over);
      const path = join(OUT, `${id.replaceAll(/[^\w-]/g, "")}-${width}${locale}.png`);
      await page.screenshot({ path });
      shots.push(path);
      await page.close();
    }
  }
  const page = await browser.newPage({ viewport: { width: 1560, height: 400 } });
  const html = shots.map((s) => `<figure style="margin:4px;display:inline-block;vertical-align:top"><img style="border:1px solid #888" src="data:image/png;base64,${readFileSync(s).toString("base64")}" height="620"><figcaption style="font:12px sans-serif;width:300px">${s.split("/").pop()}</figcaption></figure>`).join("");
  await page.setContent(`<body style="margin:8px;background:#ddd">${html}`);
  await page.screenshot({ path: `/tmp/shots/${sheet}.png`, fullPage: true });
} finally { await browser.close(); server.close(); }
