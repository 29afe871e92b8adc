/** The environment of this process, handed on to the commands it runs. */
export const ENV: NodeJS.ProcessEnv = process.env;

/** Settings of the test run. */
export interface TestEnv {
  /** Chromium to use instead of the one that is found. */
  readonly chromiumPath: string | undefined;
  /** Folder of `initdb` and `postgres` to use instead of the one that is found. */
  readonly postgresBin: string | undefined;
  /** Folders in which commands are looked up. */
  readonly path: readonly string[];
}

/** Reads `CHROMIUM_PATH`, `PG_BIN` and `PATH`. */
export function readTestEnv(source: NodeJS.ProcessEnv = ENV): TestEnv {
  return {
    chromiumPath: source["CHROMIUM_PATH"] || undefined,
    postgresBin: source["PG_BIN"] || undefined,
    path: (source["PATH"] ?? "").split(":").filter(Boolean),
  };
}
