import { expect, type Page } from "@playwright/test";
import { withholdPayloads } from "./navigation.ts";

/** What the browser says of the handler that the sanitiser's parser takes out. */
export const TAKEN_OUT = /inline event handler|script-src-attr inline/;

const HOSTILE =
  '<p id="kept">kept</p><img src="x" onerror="window.harmed=true"><a href="javascript:alert(1)">way</a>';

/**
 * Adds hostile text to the articles that a page asks the API for from now on.
 *
 * @param calls - Pattern of the call's address.
 */
export async function addHostileText(page: Page, calls: string): Promise<void> {
  await withholdPayloads(page);
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { html: string } };
    answer.data.html += HOSTILE;
    await route.fulfill({ response, json: answer });
  });
}

/** Expects the page to show the text without what is hostile in it. */
export async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator("#kept")).toHaveText("kept");
  expect(await page.locator(".el-article-body [onerror]").count()).toBe(0);
  expect(await page.locator('.el-article-body a[href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
}
