import { chromium, PATIENCE, pureTests, SOURCE_CONDITION } from "@wesdom/vitest-config";
import { configDefaults, defineConfig } from "vitest/config";

/** Tests of what only a browser has: focus, scrolling, views, the router's browser half. */
const BROWSER_TESTS = "src/**/*.browser.test.{ts,tsx}";

/** Vite's own conditions of a browser, behind the one of our sources. */
const BROWSER_CONDITIONS = [SOURCE_CONDITION, "module", "browser", "development|production"];

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    projects: [
      pureTests({
        name: "node",
        exclude: [...configDefaults.exclude, BROWSER_TESTS],
        reporters: [],
      }),
      {
        resolve: { conditions: BROWSER_CONDITIONS },
        // What is loaded first here would be optimised in the middle of a run.
        optimizeDeps: {
          include: [
            "@tanstack/react-router",
            "@unhead/react",
            "jotai",
            "react",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
          ],
        },
        test: {
          name: "browser",
          include: [BROWSER_TESTS],
          expect: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(),
            instances: [{ browser: "chromium" }],
            viewport: { width: 375, height: 812 },
          },
        },
      },
    ],
  },
});
