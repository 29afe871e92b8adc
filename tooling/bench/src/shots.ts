import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { devices, type Browser } from "playwright";
import { launchPhones } from "./slow-phone.ts";

/** The narrowest, the designed and a large phone, and one on its side; CSS pixels. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 430, height: 932 },
  { width: 667, height: 375 },
] as const;

/** Height at which a long page goes on in the next column, CSS pixels. */
const COLUMN_PX = 1600;

/** Between two columns, pixels. */
const GAP_PX = 12;

/** Draws a contact sheet a page and screen, and says where it lies. */
export async function drawContactSheets(
  origin: string,
  pages: readonly string[],
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchPhones();
  try {
    for (const path of pages) {
      for (const screen of SCREENS) {
        const name = path.replace("/m/", "").replaceAll(/\W+/g, "-");
        const file = join(folder, `${name}-${screen.width}.png`);
        await drawSheet(browser, await photograph(browser, origin + path, screen), file);
        console.info(file);
      }
    }
  } finally {
    await browser.close();
  }
}

interface Photograph {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A page from top to end, with everything revealed and every picture there. */
async function photograph(
  browser: Browser,
  url: string,
  viewport: (typeof SCREENS)[number],
): Promise<Photograph> {
  const page = await browser.newPage({
    ...devices["Pixel 7"],
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // What is out of view has guessed heights, and asks for no pictures.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const height = await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    // Chromium shrinks the view for a moment as it takes in a whole page, and what is sized by it with it.
    const { style } = document.documentElement;
    style.fontSize = getComputedStyle(document.documentElement).fontSize;
    return document.documentElement.scrollHeight;
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return { png, width: viewport.width, height };
}

/** Cuts a photograph into columns that stand side by side. */
async function drawSheet(browser: Browser, { png, width, height }: Photograph, file: string): Promise<void> {
  const count = Math.ceil(height / COLUMN_PX);
  const page = await browser.newPage({
    viewport: { width: count * (width + GAP_PX) - GAP_PX, height: Math.min(height, COLUMN_PX) },
  });
  const columns = Array.from({ length: count }, (_, at) => {
    const place = `height: ${Math.min(COLUMN_PX, height - at * COLUMN_PX)}px; background-position-y: ${-at * COLUMN_PX}px`;
    return `<i style="${place}"></i>`;
  });
  await page.setContent(`<style>
    body { display: flex; gap: ${GAP_PX}px; align-items: start; margin: 0; background: #888 }
    i { flex: none; width: ${width}px; background-image: url(data:image/png;base64,${png.toString("base64")}) }
  </style>${columns.join("")}`);
  await page.screenshot({ path: file });
  await page.close();
}
