import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { chromium } from "@wesdom/vitest-config";
import { fileURLToPath } from "node:url";
import type { UserWorkspaceConfig } from "vitest/config";
import { comparePicture } from "./comparePicture.ts";
import type { Layout } from "./layouts.ts";

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** A story is drawn in well under a second; on a busy machine it may wait long for its turn. */
const STORY_TIMEOUT_MS = 60_000;

/** All of React that is loaded, so that no dependency is optimised in the middle of a run. */
export const REACT_MODULES: readonly string[] = [
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
];

interface Depth {
  /** In which each story must fit, beside being drawn at its own. */
  readonly layouts: readonly Layout[];
  /** Whether each is held against its picture. */
  readonly pictured: boolean;
  /** Language in which each is drawn first, played and checked by axe. @default "zh" */
  readonly locale?: Layout["locale"];
}

/** Every story, one after the other in one document: play, axe, picture, layouts. */
export function storyTests({ layouts, pictured, locale = "zh" }: Depth): UserWorkspaceConfig {
  return {
    plugins: [
      storybookTest({ configDir: `${PACKAGE}.storybook`, initialGlobals: { locale, motion: "reduce" } }),
    ],
    optimizeDeps: { include: [...REACT_MODULES] },
    test: {
      name: "stories",
      isolate: false,
      // After all others, whose two projects keep two cores busy.
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      testTimeout: STORY_TIMEOUT_MS,
      hookTimeout: STORY_TIMEOUT_MS,
      setupFiles: ["./test/stories/story.setup.ts"],
      provide: { layouts, pictured },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { comparePicture },
        // Draws the same picture twice: no subpixels, no hinting, nothing that moves.
        provider: chromium(
          {
            deviceScaleFactor: 1,
            locale: "zh-CN",
            reducedMotion: "reduce",
            timezoneId: "Asia/Shanghai",
          },
          [
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
            "--hide-scrollbars",
          ],
        ),
        instances: [{ browser: "chromium", name: "stories" }],
      },
    },
  };
}
