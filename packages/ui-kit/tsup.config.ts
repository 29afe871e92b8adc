import { readFile } from "node:fs/promises";
import type { Options } from "tsup";

/** Relative imports name their sources; in dist they name what is built from them. */
const SOURCE_IMPORT = /(from "\.{1,2}\/[^"]+)\.tsx?"/g;

const config: Options = {
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.test.{ts,tsx}",
    "!src/**/*.stories.tsx",
    "!src/internal/stories/**",
  ],
  bundle: false,
  format: "esm",
  target: "es2022",
  dts: false,
  sourcemap: true,
  clean: true,
  esbuildOptions(options) {
    options.jsx = "automatic";
  },
  esbuildPlugins: [
    {
      name: "source-imports",
      setup(build) {
        build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
          contents: (await readFile(path, "utf8")).replaceAll(SOURCE_IMPORT, '$1.js"'),
          loader: path.endsWith("x") ? "tsx" : "ts",
        }));
      },
    },
  ],
};

export default config;
