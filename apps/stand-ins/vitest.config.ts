import { inlinePlugins } from "@wesdom/vite-config/inline-plugin";
import { pureTests, SOURCE_CONDITION } from "@wesdom/vitest-config";
import { defineConfig, mergeConfig } from "vitest/config";

/** The kit's sheets are there once it is built; a test in Node sees nothing of them. */
const NO_STYLES = "data:text/javascript,export const parts = [];";

export default mergeConfig(
  // Kept on the disk, the text of a script would not change with what it imports.
  pureTests({ fsModuleCache: false }),
  defineConfig({
    plugins: [inlinePlugins([SOURCE_CONDITION])],
    resolve: { alias: [{ find: /^.*&parts$/, replacement: NO_STYLES }] },
  }),
);
