import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import type { AppName } from "@wesdom/release";
import { join } from "node:path";
import { LAUNCH_OPTIONS } from "./chromium.ts";
import { publishSites } from "./env.ts";

const FOLDER = join(import.meta.dirname, "..");

/** How long a test may take, and how long anything may take to show in it, in milliseconds. */
const TEST_LIMIT_MS = 120_000;
const PATIENCE_MS = 20_000;

/** How the tests of one subject run. */
export interface SubjectOptions {
  /** Sites of the product that is started for all of them. @default none is started */
  readonly sites?: readonly AppName[];
  /** File in `reports`. @default that of the subject */
  readonly report?: string;
}

/** The configuration of the tests in `tests/<name>`. */
export function subject(
  name: string,
  { sites, report = `playwright-${name}.json` }: SubjectOptions = {},
): PlaywrightTestConfig {
  if (sites) publishSites(sites);
  return defineConfig({
    testDir: join(FOLDER, "tests", name),
    outputDir: join(FOLDER, "test-results", name),
    ...(sites ? { globalSetup: join(FOLDER, "src/startSites.ts") } : {}),
    // One at a time: some count what comes into the database meanwhile, and subjects run beside each other.
    workers: 1,
    forbidOnly: true,
    retries: 0,
    // For a machine that does other things too: a test that passes takes a few seconds.
    timeout: TEST_LIMIT_MS,
    expect: { timeout: PATIENCE_MS },
    reporter: [["list"], ["json", { outputFile: join(FOLDER, "reports", report) }]],
    use: { ...devices["Pixel 7"], browserName: "chromium", launchOptions: LAUNCH_OPTIONS },
  });
}
