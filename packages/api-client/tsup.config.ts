import type { Options } from "tsup";

const config: Options = {
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  bundle: false,
  format: "esm",
  target: "es2022",
  dts: false,
  sourcemap: true,
  clean: true,
};

export default config;
