import { nodeTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";
import { OTHERS } from "./test/stories/layouts.ts";
import { storyTests } from "./test/stories/storyTests.ts";

/** What the default run leaves out: every other layout of every story, and Storybook itself. */
const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/thorough.json" }]],
    projects: [
      nodeTests({ name: "storybook", include: ["test/storybook/*.test.ts"], reporters: [] }),
      storyTests({ layouts: OTHERS, pictured: false, locale: "en" }),
    ],
  },
};

export default config;
