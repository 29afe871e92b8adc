import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import type { LaunchOptions } from "@playwright/test";
import { existsSync } from "node:fs";

/**
 * Parts of Chromium that no test looks at. Each window of a full Chromium draws its address bar's suggestions as three
 * pages of its own, which costs more than our page; the last switch of a name counts, so what Playwright leaves out by
 * the same switch stands here again.
 */
const LEFT_OUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** How Chromium is started. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [...CHROMIUM_ARGS, `--disable-features=${LEFT_OUT.join(",")}`],
  ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
};

/** The same with the back-forward cache, which Playwright turns off. */
export const LAUNCH_WITH_BACK_FORWARD_CACHE: LaunchOptions = {
  ...LAUNCH_OPTIONS,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
