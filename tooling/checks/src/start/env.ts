import { resolve } from "node:path";
import { ROOT } from "../root.ts";

/** The environment that child processes inherit. */
export function baseEnv(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/** Settings of `pnpm start`. */
export interface StartEnv {
  readonly port: string;
  readonly apiPort: string;
  readonly host: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly user: string;
}

/** Reads the settings of `pnpm start`; relative folders count from the repository's root. */
export function readStartEnv(source: NodeJS.ProcessEnv = process.env): StartEnv {
  const dataDir = resolve(ROOT, source["DATA_DIR"] || ".data");
  return {
    port: source["PORT"] || "3000",
    apiPort: source["API_PORT"] || "3001",
    host: source["HOST"] || "0.0.0.0",
    dataDir,
    releasesDir: resolve(ROOT, source["RELEASES_DIR"] || `${dataDir}/releases`),
    user: source["USER"] || "start",
  };
}
