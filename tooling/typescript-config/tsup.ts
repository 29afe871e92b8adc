import { readFile } from "node:fs/promises";
import type { Options } from "tsup";

/** Relative imports name their sources; in dist they name what is built from them. */
const SOURCE_IMPORT = /((?:from |import\()"\.{1,2}\/[^"]+)\.tsx?"/g;

/** What runs in a browser alone: hooks and contexts. */
const CLIENT = /\b(?:use(?:[A-Z]\w*)?|createContext)[(<]/;

/** Handlers of an element's events; a plain module may have options of such names. */
const HANDLER = /\bon[A-Z]\w*(?:=|: )/;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Tells frameworks with server components which modules are none. */
export function marked(source: string, path: string): string {
  const code = source.replaceAll(COMMENT, "");
  return CLIENT.test(code) || (path.endsWith("x") && HANDLER.test(code))
    ? `"use client";\n${source}`
    : source;
}

/**
 * Builds a package file by file, so that an app's build keeps what loads on need out of the first load.
 *
 * @param leftOut - Globs below `src` that are not built, besides tests.
 */
export function fileByFile(leftOut: readonly string[] = []): Options {
  return {
    entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", ...leftOut.map((glob) => `!src/${glob}`)],
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
            contents: marked((await readFile(path, "utf8")).replaceAll(SOURCE_IMPORT, '$1.js"'), path),
            loader: path.endsWith("x") ? "tsx" : "ts",
          }));
        },
      },
    ],
  };
}
