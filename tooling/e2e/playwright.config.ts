import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { defineConfig, devices } from "@playwright/test";
import { existsSync } from "node:fs";

const { defaultBrowserType: _browser, ...phone } = devices["Pixel 7"];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./src/start-product.ts",
  // Two cores: one for the browser, one for the product.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    ...phone,
    launchOptions: {
      args: [...CHROMIUM_ARGS],
      ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
  projects: [{ name: "phone", use: { browserName: "chromium" } }],
});
