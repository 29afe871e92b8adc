import { nodeTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";
import { OTHERS } from "./test/stories/layouts.ts";
import { storyTests } from "./test/stories/storyTests.ts";

/** Storybook opens in seconds; on a busy machine it may wait long for its turn. */
const STORYBOOK_TIMEOUT_MS = 60_000;

/** What the default run leaves out: every other layout of every story, and Storybook itself. */
const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/thorough.json" }]],
    projects: [
      nodeTests({
        name: "storybook",
        include: ["test/storybook/*.test.ts"],
        testTimeout: STORYBOOK_TIMEOUT_MS,
        reporters: [],
      }),
      storyTests({ layouts: OTHERS, pictured: false, locale: "en" }),
    ],
  },
};

export default config;
