import { median } from "./pages.ts";
import { launchPhones, onSlowPhone } from "./slow-phone.ts";

/** Milliseconds from the start of the navigation until a tap on the menu has opened it. */
export async function measureMenu(url: string, runs: number): Promise<number> {
  const browser = await launchPhones();
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const time = await onSlowPhone(browser, async (page) => {
        // A tap is tried on every frame from the first paint on, as an impatient thumb would.
        await page.addInitScript(() => {
          const attempt = (): void => {
            const summary = document.querySelector<HTMLElement>(".el-mobile-menu > summary");
            if (summary && summary.getClientRects().length > 0) {
              summary.click();
              const navigation = document.querySelector(".el-mobile-menu nav");
              if (navigation && navigation.getClientRects().length > 0) {
                requestAnimationFrame(() => Object.assign(window, { menuOpenedAt: performance.now() }));
                return;
              }
            }
            requestAnimationFrame(attempt);
          };
          requestAnimationFrame(attempt);
        });
        await page.goto(url, { waitUntil: "commit" });
        const handle = await page.waitForFunction(() => (window as { menuOpenedAt?: number }).menuOpenedAt);
        return (await handle.jsonValue()) as number;
      });
      times.push(time);
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
