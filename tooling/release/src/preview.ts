import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppName } from "./manifest.ts";
import { isTaken, orIfMissing } from "./release-error.ts";

/** File in the releases folder that holds the secret of preview links; without it every link is void. */
export const PREVIEW_KEY_FILE = "preview.key";

/** Address at which `host` takes a preview link. */
export const PREVIEW_PATH = "/m/_preview";

const KEY_BYTES = 32;
const HOUR_MS = 3_600_000;

/** A release to be looked at before it is promoted. */
export interface PreviewOptions {
  readonly app: AppName;
  readonly buildId: string;
  /** Releases folder. */
  readonly to: string;
  /** How long the link is good, hours. */
  readonly hours: number;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

/** A link that shows an unpromoted release to whoever follows it. */
export interface PreviewLink {
  /** Path below the origin of the site, with the pass in its fragment: servers and proxies see and log nothing of it. */
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/**
 * Makes a link that shows a release to whoever follows it, signed with the secret of the releases folder, which is made
 * where there is none. Whoever removes {@link PREVIEW_KEY_FILE} voids every link.
 */
export async function previewLink(options: PreviewOptions): Promise<PreviewLink> {
  const { app, buildId, to, hours, now = Date.now } = options;
  const until = Math.floor((now() + hours * HOUR_MS) / 1000);
  const sign = signPreview(await previewKey(to), app, buildId, until);
  return {
    path: `${PREVIEW_PATH}#${app}.${buildId}.${until}.${sign}`,
    until: new Date(until * 1000).toISOString(),
  };
}

/** The signature of a preview: HMAC-SHA-256 over `app buildId until`, lower-case hex. @param until - Unix seconds */
export function signPreview(key: string, app: string, buildId: string, until: number): string {
  return createHmac("sha256", key).update(`${app} ${buildId} ${until}`).digest("hex");
}

/** The secret; its group reads it too, for `host` runs as a user of its own. */
async function previewKey(releasesDir: string): Promise<string> {
  const file = join(releasesDir, PREVIEW_KEY_FILE);
  const kept = await orIfMissing(readFile(file, "utf8"), null);
  if (kept !== null && kept.trim() !== "") return kept.trim();
  await mkdir(releasesDir, { recursive: true });
  const key = randomBytes(KEY_BYTES).toString("hex");
  try {
    await writeFile(file, `${key}\n`, { mode: 0o640, flag: kept === null ? "wx" : "w" });
    return key;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
