import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { configDefaults, type ViteUserConfig } from "vitest/config";

/**
 * Tests that are not asked about mutants: of sources as a text or a bundle, of what other programs say, in a browser, and
 * of large samples, which take long where the tests beside them answer at once.
 */
const LEFT_OUT = ["test/{exports,readme,size,validity}.test.ts", "test/tabs/**", "**/*.property.test.ts"];

/** Where a mutant leaves a test waiting for what never comes: many times what one of these takes on a busy machine. */
const HANG_MS = 10_000;

/** Where most tests are too slow for that, a file of its own names those that are asked. */
const file = ["vitest.mutation.config.ts", "vitest.config.ts"].map((name) => resolve(name)).find(existsSync);
const { default: config } = (await import(pathToFileURL(file ?? "").href)) as { default: ViteUserConfig };

/** Of several projects the first is that of Node. */
const node = (config.test?.projects?.[0] ?? config) as ViteUserConfig;
const { exclude = configDefaults.exclude } = node.test ?? {};

export default {
  ...node,
  test: {
    ...node.test,
    exclude: [...exclude, ...LEFT_OUT],
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    reporters: [],
  },
} satisfies ViteUserConfig;
