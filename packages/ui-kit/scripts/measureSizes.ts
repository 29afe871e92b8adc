import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { buildCss } from "./buildCss.ts";
import { sheetsNeededBy } from "./componentGraph.ts";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const ENTRY = `${SOURCE}entry.ts`;
const GZIP_LEVEL = 9;

/** Bytes as a browser gets them, gzip -9. */
export const gzipBytes = (text: string): number => gzipSync(text, { level: GZIP_LEVEL }).length;

/** A bundle without React: what is loaded first, and what only on need. */
export interface Bundle {
  readonly first: string;
  readonly onNeed: string;
}

/** Bundles and minifies code as a site would; it may import from src as `./button/index.ts`. */
export async function bundle(code: string): Promise<Bundle> {
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    // Also where NODE_ENV is that of tests.
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: ENTRY, external: /^react/, preserveEntrySignatures: "strict" },
    },
  })) as Rollup.RollupOutput;
  const chunks = new Map(
    result.output.flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk] as const] : [])),
  );
  const first = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const file of first)
    for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) first.add(next);
  const codeOf = (wanted: boolean): string =>
    [...chunks.values()]
      .filter(({ fileName }) => first.has(fileName) === wanted)
      .map((chunk) => chunk.code)
      .join("\n");
  return { first: codeOf(true), onNeed: codeOf(false) };
}

/** What a component costs alone, with everything it needs but React and the foundation's style sheet. */
export interface Size {
  /** Bytes of script, gzip -9; what it loads on need is left out. */
  readonly js: number;
  /** Bytes of its style sheet and those of the components it is made of, gzip -9. */
  readonly css: number;
}

/** Style sheets of components and of what they are made of, each once. */
export function sheetsOf(names: readonly string[]): string {
  const all = new Set(names.flatMap((name) => [...sheetsNeededBy(name), name]));
  const sheets = buildCss();
  return [...all].map((name) => sheets.get(`${name}.css`) ?? "").join("");
}

/** Measures components together, by their subpaths. */
export async function measure(names: readonly string[]): Promise<Size> {
  const { first } = await bundle(names.map((name) => `export * from "./${name}/index.ts";`).join("\n"));
  const css = sheetsOf(names);
  return { js: gzipBytes(first), css: css === "" ? 0 : gzipBytes(css) };
}
