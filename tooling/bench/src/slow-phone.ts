import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { chromium, devices, type Browser, type Page } from "playwright";

/** Slow 4G as Lighthouse throttles it: round trip in ms, throughput in bytes a second. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower the processor of a cheap phone is. */
export const CPU_SLOWDOWN = 4;

/** The browser that stands in for phones. */
export function launchPhones(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
}

/** Lets a visitor come who was never here: a cheap phone with an empty cache on a slow network. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await visit(page);
  } finally {
    await context.close();
  }
}
