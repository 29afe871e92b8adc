import { minify, version } from "@swc/core";
import type { Plugin } from "vite";

/** Minifies what the bundler has minified once more: what that leaves is one per cent of a page's scripts. */
export function minifyAgain(): Plugin {
  return {
    name: "wesdom:minify-again",
    // A script's name stands for one content for good.
    augmentChunkHash: () => version,
    async generateBundle(_options, bundle) {
      for (const script of Object.values(bundle)) {
        if (script.type !== "chunk") continue;
        const { code } = await minify(script.code, { module: true, compress: { passes: 2 }, mangle: true });
        script.code = code;
      }
    },
  };
}
