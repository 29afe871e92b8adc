import { expect, type Page } from "@playwright/test";
import { product } from "./env.ts";

/**
 * Opens a page and waits until it answers to scripts.
 *
 * @param origin - Where it is served. @default the product of the whole run
 */
export async function openHydrated(page: Page, path: string, origin = product().origin): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}

/** {@link openHydrated} under a clock of ours, after everything that starts in an idle moment has started. */
export async function openUnderClock(page: Page, path: string, origin?: string): Promise<void> {
  await page.clock.install();
  // The call that a page begins with is made in the task before the one that sets the clock of its version.
  const started = page.waitForResponse((response) => response.url().includes("/channel/redirect.do"));
  await openHydrated(page, path, origin);
  await started;
  await page.waitForLoadState("networkidle");
}

/** Waits until the hourly check has found another build. */
export async function newBuildFound(page: Page, buildId: string): Promise<void> {
  await page.waitForFunction((id) => document.documentElement.dataset["newBuild"] === id, buildId);
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

/** Waits until a full load has replaced the marked document, and the new one answers to scripts. */
export async function replaced(page: Page): Promise<void> {
  await gone(page);
  await hydrated(page);
}

/** Waits until a full load has replaced the marked document. */
export async function gone(page: Page): Promise<void> {
  // Between two documents there is none to ask.
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
}

/** Documents that a tab loads from now on, by path and query. */
export function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    loads.push(pathname + search);
  });
  return loads;
}

/** Has the visitor save data, so that nothing is fetched before it is needed. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** Has navigations of a page find no payload, so that they ask the API. */
export async function withholdPayloads(page: Page): Promise<void> {
  await page.route("**/_payload.json*", (route) => route.abort());
}

/** Has the browser refuse every kind of storage. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}
