import type { Options } from "tsup";

const config: Options = {
  entry: {
    index: "src/index.ts",
    "crypto/index": "src/crypto/index.ts",
    "server/index": "src/server/index.ts",
    "inspector/index": "src/inspector/index.ts",
  },
  splitting: true,
  format: "esm",
  target: "es2022",
  dts: false,
  sourcemap: true,
  clean: false,
};

/** For Node, which cannot load jsencrypt's own modules: they import each other without extensions. */
const forNode: Options = {
  ...config,
  entry: { "crypto/node": "src/crypto/index.ts" },
  splitting: false,
  noExternal: ["jsencrypt"],
};

const configs: Options[] = [config, forNode];

export default configs;
