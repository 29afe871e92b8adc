import type { Page } from "@playwright/test";
import { misfits } from "@wesdom/vitest-config/misfits";
import { expect } from "./test.ts";
import { DESIGN_WIDTHS_PX, laidOutWhole } from "./visits.ts";

/** Tall enough for a phone. */
const HEIGHT_PX = 800;

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
 * @param widths - CSS pixels. @default the narrowest phone of the design, on which all is tightest
 */
export async function expectNothingTooWide(
  page: Page,
  widths: readonly number[] = DESIGN_WIDTHS_PX.slice(0, 1),
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const scale of ["1", "2"]) {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty("--el-text-scale", value),
        scale,
      );
      // What is measured by script follows a new width a moment later.
      await expect.soft.poll(() => tooWide(page), `${width} px, text × ${scale}`).toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("--el-text-scale"));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  await expect.soft.poll(() => tooWide(page), "letters, words and lines spaced").toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
