import type { AppName } from "@wesdom/release";
import { resolve } from "node:path";
import { ROOT } from "./root.ts";

/** The environment of this process, handed on to the commands it runs. */
export const ENV: NodeJS.ProcessEnv = process.env;

/** Where the programs are that the tests need. */
export interface ToolsEnv {
  /** Chromium to use instead of the one that is found. */
  readonly chromiumPath: string | undefined;
  /** Folder of `initdb` and `postgres` to use instead of the one that is found. */
  readonly postgresBin: string | undefined;
  /** Folders in which commands are looked up. */
  readonly path: readonly string[];
}

/** Reads `CHROMIUM_PATH`, `PG_BIN` and `PATH`. */
export function readToolsEnv(): ToolsEnv {
  return {
    chromiumPath: ENV["CHROMIUM_PATH"] || undefined,
    postgresBin: ENV["PG_BIN"] || undefined,
    path: (ENV["PATH"] ?? "").split(":").filter(Boolean),
  };
}

/** Settings of `pnpm start`. */
export interface StartEnv {
  readonly port: string;
  readonly apiPort: string;
  readonly storybookPort: string;
  readonly host: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly user: string;
}

/** Reads the settings of `pnpm start`; relative folders count from the repository's root. */
export function readStartEnv(source: NodeJS.ProcessEnv = ENV): StartEnv {
  const dataDir = resolve(ROOT, source["DATA_DIR"] || ".data");
  return {
    port: source["PORT"] || "3000",
    apiPort: source["API_PORT"] || "3001",
    storybookPort: source["STORYBOOK_PORT"] || "3006",
    host: source["HOST"] || "0.0.0.0",
    dataDir,
    releasesDir: resolve(ROOT, source["RELEASES_DIR"] || `${dataDir}/releases`),
    user: source["USER"] || "start",
  };
}

/** Name of the variable that chooses the sites of a product that is started for tests. */
export const PRODUCT_SITES = "PRODUCT_SITES";

/** Reads {@link PRODUCT_SITES}, names with spaces between. @default both sites */
export function readProductSites(): readonly AppName[] {
  return (ENV[PRODUCT_SITES] || "cn intl").split(" ") as AppName[];
}
