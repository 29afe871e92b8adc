import { AxeBuilder } from "@axe-core/playwright";
import { expect, type ConsoleMessage, type Locator, type Page } from "@playwright/test";

/** Widths that the design is made for, in CSS pixels. */
export const DESIGN_WIDTHS_PX: readonly number[] = [320, 375, 430];

const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Over the hero's picture, which axe takes into account no longer once a banner lies over the page. */
const OVER_PICTURE = ".el-nav-bar--overlay .el-logo__name";

/** What is told of a sheet that comes when the page has time: some seconds after it has loaded, however busy it is. */
const NOT_YET_USED = /was preloaded using link preload but not used within a few seconds/;

/** Everything that a visitor's browser complains about from now on. */
export function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !NOT_YET_USED.test(message.text())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

/**
 * Expects no violation of WCAG 2.2 AA and of axe's best practice in the page as it stands. Documents in frames are
 * left out: they have their own landmarks and their own tests.
 *
 * @param part - Selector of what is looked at. @default all of it
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // In the page alone: the other way opens a second one for its summary, which takes the first out of view.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .exclude("iframe")
    .exclude(OVER_PICTURE)
    // Of what passes nothing is read: to describe it costs more than to check it.
    .options({ resultTypes: ["violations"] })
    .withTags(WCAG_TAGS);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => [node.html, node.failureSummary])]),
  ).toEqual([]);
}

/** Expects every picture of a part of the page to be there once it is in view. */
export async function expectPictures(part: Locator): Promise<void> {
  const pictures = part.locator("img:visible");
  expect(await pictures.count()).toBeGreaterThan(0);
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      ),
    )
    .toEqual([]);
}

/** How long after a touch or a key a page may move, in milliseconds, as browsers count it. */
const EXCUSED_MS = 500;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Takes down layout shifts, each with what moved, from the first document on that the page loads after this.
 *
 * @param options `arriving`: those count too that come before a document is whole and painted. How much is painted until
 *   then is up to chance, unless a test sends a document piece by piece.
 */
export async function watchShifts(page: Page, { arriving = false } = {}): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ([excusedMs, arriving]) => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      let from = arriving ? 0 : Infinity;
      // Of the browser, whatever clock a test installs.
      const frame = requestAnimationFrame.bind(window);
      const whole = () => frame(() => frame((now) => (from = now)));
      if (!arriving) document.addEventListener("readystatechange", whole, { once: true });
      // To the browser the size of a phone, given to its window, is input as well.
      let touched = -Infinity;
      for (const type of ["pointerdown", "keydown"])
        addEventListener(type, ({ timeStamp }) => (touched = timeStamp), { capture: true, passive: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node, previousRect: { x, y }, currentRect }) => {
            const way = `${x},${y} to ${currentRect.x},${currentRect.y}`;
            return `${(node as Element | null)?.outerHTML?.slice(0, 100)} from ${way}`;
          });
          const when = Math.round(entry.startTime);
          const wasAsked = entry.hadRecentInput && entry.startTime - touched < excusedMs;
          if (!wasAsked && entry.startTime >= from)
            shifts.push(`${entry.value} after ${when} ms: ${moved.join("; ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    },
    [EXCUSED_MS, arriving] as const,
  );
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Takes down what the main part of the next document says when it has come, before any script of the page runs. */
export async function watchWords(
  page: Page,
): Promise<() => Promise<{ readonly sent: readonly string[]; readonly live: readonly string[] }>> {
  await page.addInitScript(`document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") window.sentWords = (${wordsOfMain.toString()})();
  })`);
  return async () => ({
    sent: await page.evaluate(() => (window as unknown as { sentWords: string[] }).sentWords),
    live: await page.evaluate(wordsOfMain),
  });
}

function wordsOfMain(): string[] {
  return [
    // Only the device knows the hour.
    ...document.querySelectorAll("main *:not(script, style, template, [data-now] > *, [data-clock])"),
  ].flatMap((each) =>
    [...each.childNodes].flatMap(({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE && textContent?.trim() ? [textContent.trim()] : [],
    ),
  );
}

/**
 * Measures a page all of which is laid out: what the browser skips out of view is cut at its own edge, and keeps the sizes of a
 * screen before.
 */
export async function laidOutWhole<Measured>(
  page: Page,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const before = await page.evaluate(async () => {
    const layout = document.documentElement.getAttribute("data-layout");
    document.documentElement.dataset["layout"] = "whole";
    // Until its next frame the browser may answer as before. Without scripts nothing is skipped, and no frame told of.
    if (!matchMedia("(scripting: none)").matches)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return layout;
  });
  const measured = await measure();
  await page.evaluate((layout) => {
    if (layout === null) delete document.documentElement.dataset["layout"];
    else document.documentElement.dataset["layout"] = layout;
  }, before);
  return measured;
}

/** The structured data of the page by type. */
export async function structuredData(page: Page): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(
    blocks.map((text) => {
      const record = JSON.parse(text) as Record<string, unknown>;
      return [String(record["@type"]), record];
    }),
  );
}

/** A title as it is written where its lines do not matter. */
export function unbroken(title: string): string {
  return title.replaceAll(/[\u200B\u2060]/g, "").replaceAll("\u00A0", " ");
}
