import type { Page } from "@playwright/test";

/** How long a report may take to arrive on a busy machine, in milliseconds. */
export const REPORT_LIMIT = { timeout: 30_000 };

/** What the specification has each language report. */
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

function intl(key: string, prefix: string): TrackedLanguage {
  return {
    key,
    home: prefix,
    call: "/api/en/common/data/report.do",
    isCnVersion: false,
    visitors: 600_100,
    duration: 600_109,
    pages: [
      [`${prefix}/home`, "page view 600100"],
      [`${prefix}/about`, "page view 600101"],
      [`${prefix}/article?keyword=brand`, "page view 600102"],
      [`${prefix}/case`, "page view 600103"],
      [`${prefix}/services/influencer-marketing`, "page view 600104"],
      [`${prefix}/services/live-commerce`, "page view 600105"],
      [`${prefix}/services/marketing-technology`, "page view 600106"],
      [`${prefix}/services/media-buying`, "page view 600107"],
      [`${prefix}/services/social-media-management`, "page view 600108"],
      [`${prefix}/contact-us`, "page view 600110 contact-us"],
      [`${prefix}/marketing-consultant`, "page view 600110 marketing-consultant"],
    ],
  };
}

/** Ids of the specification by language. */
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
  intl("en", "/m/en-us"),
  intl("ja", "/m/jp"),
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
