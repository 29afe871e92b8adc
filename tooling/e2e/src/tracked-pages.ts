import type { Page } from "@playwright/test";

/** How long a report may take to arrive on a busy machine, in milliseconds. */
export const REPORT_LIMIT = { timeout: 30_000 };

/** What the specification has each site report. */
export interface TrackedLanguage {
  readonly key: string;
  readonly home: string;
  readonly call: string;
  readonly isCnVersion: boolean;
  /** Object ids of visitors and home, and of durations. */
  readonly visitors: number;
  readonly duration: number;
  /** Further pages with what their view is reported as. */
  readonly pages: readonly (readonly [path: string, line: string])[];
}

/** Ids of the specification by site. */
export const TRACKED_LANGUAGES: readonly TrackedLanguage[] = [
  {
    key: "zh",
    home: "/m/zh-cn",
    call: "/api/common/data/report.do",
    isCnVersion: true,
    visitors: 600_001,
    duration: 600_002,
    pages: [
      ["/m/zh-cn/home", "page view 600001"],
      ["/m/zh-cn/case", "page view 600032"],
      ["/m/zh-cn/message", "page view 600033"],
      ["/m/zh-cn/article?keyword=a", "page view 600034"],
      ["/m/zh-cn/about", "page view 600035"],
      ["/m/zh-cn/common/custom", "page view 600001 m-zh-cn-custom"],
      ["/m/zh-cn/common/login", "page view 600001 m-zh-cn-common-login"],
      ["/m/zh-cn/common/Reservation", "page view 600001 m-zh-cn-common-Reservation"],
    ],
  },
  // English and Japanese are one site with the same code; that they report the same ids is shown there.
  {
    key: "en",
    home: "/m/en-us",
    call: "/api/en/common/data/report.do",
    isCnVersion: false,
    visitors: 600_100,
    duration: 600_109,
    pages: [
      ["/m/en-us/home", "page view 600100"],
      ["/m/en-us/about", "page view 600101"],
      ["/m/en-us/article?keyword=brand", "page view 600102"],
      ["/m/en-us/case", "page view 600103"],
      ["/m/en-us/services/influencer-marketing", "page view 600104"],
      ["/m/en-us/services/live-commerce", "page view 600105"],
      ["/m/en-us/services/marketing-technology", "page view 600106"],
      ["/m/en-us/services/media-buying", "page view 600107"],
      ["/m/en-us/services/social-media-management", "page view 600108"],
      ["/m/en-us/contact-us", "page view 600110 contact-us"],
      ["/m/en-us/marketing-consultant", "page view 600110 marketing-consultant"],
    ],
  },
];

/** Reports that wait in the storage of a page's origin; a duration that still grows lies there too, but is none yet. */
export function queuedReports(page: Page): Promise<number> {
  return page.evaluate(() => {
    const growing = /"heldUntilMs":[1-9]/;
    const entries = Object.entries<string>(localStorage);
    return entries.filter(([key, value]) => key.startsWith("wsd:q:") && !growing.test(value)).length;
  });
}

/** Tells a page that it is hidden, or seen again: headless Chromium never hides one that stays open. */
export async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const state = visible ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => !visible });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isVisible);
}

/** Clicks the footer's mark of a channel, and opens nothing of the outside. */
export async function clickChannel(page: Page, host: string): Promise<void> {
  const link = page.locator(`footer a[href*="${host}"]`);
  await link.evaluate((anchor) =>
    anchor.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  // What floats over the page may cover it.
  await link.dispatchEvent("click");
}
