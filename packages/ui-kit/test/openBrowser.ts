import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config";
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright";

/** A Chromium to drive from a test in Node. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
    args: [...CHROMIUM_ARGS],
  });
}
