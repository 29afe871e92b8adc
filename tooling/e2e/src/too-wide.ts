import type { Page, ViewportSize } from "@playwright/test";
import { misfits } from "@wesdom/vitest-config/misfits";
import { expect } from "./test.ts";
import { laidOutWhole } from "./visits.ts";

/** The narrowest phone of the design, the narrowest of old ones, which is low too, and one on its side; CSS pixels. */
const TIGHTEST: readonly ViewportSize[] = [
  { width: 320, height: 800 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
];

/** The spacing of text that WCAG 2.2 has a page stand (1.4.12). */
const TEXT_SPACING = `
  body * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * What is wider than the screen, and text that the edge of a box around it cuts.
 *
 * @returns One line each, empty where there is none.
 */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const found = await laidOutWhole(page, () => page.evaluate(misfits));
  return found.map(({ element, how, by, text }) => `${element} ${how} by ${by} px: ${text}`);
}

/**
 * Expects nothing wider than the screen or cut, at the page's text size, at twice that, and with its text spaced.
 *
 * @param screens - CSS pixels. @default those on which all is tightest
 */
export async function expectNothingTooWide(
  page: Page,
  screens: readonly ViewportSize[] = TIGHTEST,
): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const scale of ["1", "2"]) {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty("--el-text-scale", value),
        scale,
      );
      // What is measured by script follows a new width a moment later.
      await expect.soft
        .poll(() => tooWide(page), `${screen.width} × ${screen.height}, text × ${scale}`)
        .toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("--el-text-scale"));
  await page.setViewportSize(screens[0] as ViewportSize);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  await expect.soft.poll(() => tooWide(page), "letters, words and lines spaced").toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
