import type { Options } from "tsup";

const config: Options = {
  entry: {
    index: "src/index.ts",
    "server/index": "src/server/index.ts",
  },
  splitting: true,
  format: "esm",
  target: "es2022",
  dts: false,
  sourcemap: true,
  clean: true,
};

export default config;
