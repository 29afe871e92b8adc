import { playwright, type PlaywrightProviderOptions } from "@vitest/browser-playwright";
import { existsSync } from "node:fs";
import type { ViteUserConfig } from "vitest/config";
import { CHROMIUM_ARGS, CHROMIUM_PATH } from "./chromium.ts";
import type { Depth } from "./sample.ts";

export { CHROMIUM_ARGS, CHROMIUM_PATH } from "./chromium.ts";

/** Export condition under which workspace packages resolve to their TypeScript sources. */
export const SOURCE_CONDITION = "@wesdom/source";

/** What takes longer hangs: on a busy machine a test of milliseconds may wait long for its turn. */
const HANG_MS = 60_000;

/** What a large sample may take there. */
const THOROUGH_MS = 20 * 60_000;

/** Node tests of a workspace package: sources of siblings, no build needed, one JSON report for the totals. */
export function nodeTests(overrides: ViteUserConfig["test"] = {}): ViteUserConfig {
  return {
    resolve: { conditions: [SOURCE_CONDITION] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION], externalConditions: [SOURCE_CONDITION] } },
    test: {
      environment: "node",
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
      reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
      testTimeout: HANG_MS,
      hookTimeout: HANG_MS,
      ...overrides,
    },
  };
}

/** Node tests whose files leave nothing behind: those of a worker share its modules, which are loaded once. */
export function pureTests(overrides: ViteUserConfig["test"] = {}): ViteUserConfig {
  return nodeTests({
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    ...overrides,
  });
}

/** The same tests with their large samples, for a run that has the time: `test:thorough`. */
export function thoroughTests(include: string[], overrides: ViteUserConfig["test"] = {}): ViteUserConfig {
  return pureTests({
    include,
    provide: { isThorough: true } satisfies Depth,
    reporters: ["default", ["json", { outputFile: "reports/thorough.json" }]],
    testTimeout: THOROUGH_MS,
    hookTimeout: THOROUGH_MS,
    ...overrides,
  });
}

/** How long a browser may take to show something: the second that `expect.poll` waits is one of an idle machine. */
export const PATIENCE = { poll: { timeout: 10_000 } } as const;

/**
 * The Chromium provider of browser-mode tests.
 *
 * @param contextOptions - What the pages pretend to: language, time zone, reduced motion.
 * @param args - Flags beside those every Chromium of ours is started with.
 */
export function chromium(
  contextOptions: PlaywrightProviderOptions["contextOptions"] = {},
  args: readonly string[] = [],
): ReturnType<typeof playwright> {
  return playwright({
    launchOptions: {
      ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
      args: [...CHROMIUM_ARGS, ...args],
    },
    contextOptions,
  });
}
