import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { defineConfig, devices } from "@playwright/test";
import { existsSync } from "node:fs";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./src/startProduct.ts",
  // Two cores: one for the browser, one for the product.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    ...devices["Pixel 7"],
    launchOptions: {
      args: [...CHROMIUM_ARGS],
      ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
  projects: [{ name: "phone", use: { browserName: "chromium" } }],
});
