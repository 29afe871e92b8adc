import type { Options } from "tsup";

const config: Options = {
  entry: ["src/index.ts"],
  splitting: true,
  format: "esm",
  target: "es2022",
  dts: false,
  sourcemap: true,
  clean: true,
};

export default config;
