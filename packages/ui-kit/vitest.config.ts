import react from "@vitejs/plugin-react";
import { chromium, nodeTests, PATIENCE } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";
import { ALL_STYLES } from "./scripts/components.ts";
import { buildCss } from "./scripts/buildCss.ts";
import { TIGHTEST } from "./test/stories/layouts.ts";
import { REACT_MODULES, storyTests } from "./test/stories/storyTests.ts";

const STYLES = "virtual:styles.css";

/** The styles as they are published, in one answer: each test file loads them, and they are over a hundred sheets. */
const styles = {
  name: "wesdom:styles",
  resolveId: (id: string) => (id === STYLES ? id : undefined),
  load: (id: string) => (id === STYLES ? buildCss().get(`${ALL_STYLES}.css`) : undefined),
};

const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    projects: [
      nodeTests({
        name: "node",
        isolate: false,
        include: ["src/**/*.test.ts", "test/*.test.{ts,tsx}", "test/{stories,outside}/*.test.ts"],
        reporters: [],
      }),
      {
        plugins: [react(), styles],
        optimizeDeps: { include: [...REACT_MODULES, "vitest-browser-react"] },
        test: {
          name: "browser",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["./test/browser.setup.ts"],
          expect: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(),
            instances: [{ browser: "chromium", name: "browser" }],
            viewport: { width: 375, height: 812 },
          },
        },
      },
      storyTests({ layouts: TIGHTEST, pictured: true }),
    ],
  },
};

export default config;
