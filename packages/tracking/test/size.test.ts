import { SOURCE_CONDITION } from "@wesdom/vitest-config";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Rollup } from "vite";
import { build, defaultClientConditions, defaultServerConditions } from "vite";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
/** What first load may grow by, and the chunk that comes later, in bytes of gzip. */
const CORE_BYTES = 3_500;
const CRYPTO_BYTES = 31_000;
const GZIP_LEVEL = 9;

/** Chunks of a program of ours as an app would build it. */
async function bundle(program: string, ssr = false): Promise<Rollup.OutputChunk[]> {
  const entry = join(SOURCE, "program.ts");
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: {
      noExternal: true,
      resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
    },
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "virtual:program" ? entry : null),
        load: (id) => (id === entry ? program : null),
      },
    ],
    build: {
      ssr,
      write: false,
      minify: true,
      target: ["chrome99", "safari15.4"],
      rollupOptions: {
        input: "virtual:program",
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === "chunk");
}

const gzip = (code: string): number => gzipSync(code, { level: GZIP_LEVEL }).length;

/**
 * What a program takes with all that it loads at once.
 *
 * @param ssr - Leaves out the helper that preloads chunks, which a site has already.
 */
async function sizeOf(program: string, ssr: boolean): Promise<number> {
  const chunks = await bundle(program, ssr);
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of loaded) {
    for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) loaded.add(each);
  }
  const code = chunks.filter(({ fileName }) => loaded.has(fileName)).map((chunk) => chunk.code);
  return gzip(code.join(""));
}

describe("first load", () => {
  it(`takes at most ${CORE_BYTES} bytes: tracker, page views and clicks`, async () => {
    const size = await sizeOf(
      'export { clickAttributes, createPageViews, createTracker, trackClicks, trackPageViews } from "./index.ts";',
      true,
    );
    expect(size).toBeLessThanOrEqual(CORE_BYTES);
    expect(size, "a budget far above says nothing").toBeGreaterThan(CORE_BYTES * 0.8);
  });

  it("holds nothing that seals", async () => {
    const [first] = await bundle('export * from "./index.ts";');
    const modules = first?.moduleIds.map((id) => id.replace(SOURCE, "")) ?? [];
    expect(
      modules.filter((id) =>
        /node_modules|crypto|createPump|sealEvent|backoff|holdLease|makeDeviceId/.test(id),
      ),
    ).toEqual([]);
    expect(modules).toContain("/tracker/createTracker.ts");
  });
});

describe("what is loaded when idle", () => {
  it(`takes at most ${CRYPTO_BYTES} bytes: crypto-js by deep imports, jsencrypt, js-md5, and the pump`, async () => {
    const size = await sizeOf(
      'export * from "./crypto/index.ts"; export * from "./queue/createPump.ts";',
      false,
    );
    expect(size).toBeLessThanOrEqual(CRYPTO_BYTES);
    expect(size).toBeGreaterThan(CRYPTO_BYTES * 0.8);
  });

  it("asks no module of Node", async () => {
    const [chunk] = await bundle('export * from "./crypto/index.ts";');
    expect(chunk?.imports).toEqual([]);
    expect(chunk?.dynamicImports).toEqual([]);
  });
});
