import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { chromium, nodeTests } from "@wesdom/vitest-config";
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { pxToRemPlugin } from "./src/px-to-rem/index.ts";

/** A story is drawn in well under a second; on a busy machine it may wait long for its turn. */
const STORY_TIMEOUT_MS = 60_000;

const browserNamed = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: chromium(),
  instances: [{ browser: "chromium" as const, name }],
});

/** What the browser projects load, so that no dependency is optimised in the middle of a run. */
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
  ],
};

const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    projects: [
      {
        ...nodeTests({
          name: "node",
          include: ["src/**/*.test.ts", "test/*.test.{ts,tsx}", "test/outside/*.test.ts"],
          reporters: [],
        }),
      },
      {
        ...nodeTests({
          name: "stories",
          include: ["test/stories/*.test.ts"],
          globalSetup: ["./test/stories/storybook.setup.ts"],
          maxConcurrency: 3,
          fileParallelism: false,
          testTimeout: STORY_TIMEOUT_MS,
          reporters: [],
        }),
      },
      {
        plugins: [react(), pxToRemPlugin()],
        optimizeDeps: { include: [...optimizeDeps.include, "vitest-browser-react"] },
        test: {
          name: "browser",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["./test/browser.setup.ts"],
          browser: { ...browserNamed("browser"), viewport: { width: 375, height: 812 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
        optimizeDeps,
        test: { name: "storybook", browser: browserNamed("storybook") },
      },
    ],
  },
};

export default config;
