import { playwright } from "@vitest/browser-playwright";
import { existsSync } from "node:fs";
import type { ViteUserConfig } from "vitest/config";
import { CHROMIUM_ARGS, CHROMIUM_PATH } from "./chromium.ts";

export { CHROMIUM_ARGS, CHROMIUM_PATH } from "./chromium.ts";

/** Export condition under which workspace packages resolve to their TypeScript sources. */
export const SOURCE_CONDITION = "@wesdom/source";

/** Node tests of a workspace package: sources of siblings, no build needed, one JSON report for the totals. */
export function nodeTests(overrides: ViteUserConfig["test"] = {}): ViteUserConfig {
  return {
    resolve: { conditions: [SOURCE_CONDITION] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION], externalConditions: [SOURCE_CONDITION] } },
    test: {
      environment: "node",
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
      ...overrides,
    },
  };
}

/** The Chromium provider of browser-mode tests. */
export function chromium(): ReturnType<typeof playwright> {
  return playwright({
    launchOptions: {
      ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
      args: [...CHROMIUM_ARGS],
    },
  });
}
