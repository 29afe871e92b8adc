import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { chromium, devices } from "playwright";
import { median } from "./pages.ts";

/** Slow 4G as Lighthouse throttles it: round trip in ms, throughput in bytes a second. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower the processor of a cheap phone is. */
const CPU_SLOWDOWN = 4;

const RUNS = 5;

/** Milliseconds from the start of the navigation until a tap on the menu has opened it. */
export async function measureMenu(url: string, runs: number = RUNS): Promise<number> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext(devices["Pixel 7"]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
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
      times.push((await handle.jsonValue()) as number);
      await context.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
