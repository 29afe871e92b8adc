import { CHROMIUM_ARGS, CHROMIUM_PATH, CHROMIUM_SHELL_PATH } from "@wesdom/vitest-config/chromium";
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

const args = [...CHROMIUM_ARGS, `--disable-features=${LEFT_OUT.join(",")}`];

const LAUNCH_WHOLE: LaunchOptions = {
  args,
  ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
};

/** How Chromium is started. */
export const LAUNCH_OPTIONS: LaunchOptions = existsSync(CHROMIUM_SHELL_PATH)
  ? { args, executablePath: CHROMIUM_SHELL_PATH }
  : LAUNCH_WHOLE;

/** The whole browser with the back-forward cache, which Playwright turns off. */
export const LAUNCH_WITH_BACK_FORWARD_CACHE: LaunchOptions = {
  ...LAUNCH_WHOLE,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
