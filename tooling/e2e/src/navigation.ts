import type { Page } from "@playwright/test";
import { product } from "./env.ts";

/** Opens a page of the product and waits until it answers to scripts. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(product().origin + path);
  await hydrated(page);
}

/** Waits until the document answers to scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
}

/** Puts a plain link into the page and follows it, as a link of an article's text would be followed. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Marks the document, to tell afterwards whether a full load has replaced it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
}

/** Whether the document is still the marked one. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { marked?: boolean }).marked === true);
}
