import type { SiteName } from "@wesdom/site-runtime";
import { createHmac, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildId } from "./release-manifest.ts";

/** File in the releases folder that holds the secret of preview links, written by the release command. */
const KEY_FILE = "preview.key";

/** A shorter key is none: it could be guessed. */
const SHORTEST_KEY = 32;

const SECOND_MS = 1000;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** The permission to see a release that is not served. */
export interface PreviewPass {
  readonly site: SiteName;
  readonly buildId: string;
  /** End of the permission, Unix seconds. */
  readonly until: number;
  readonly sign: string;
}

/** Name of the cookie that holds the pass for a site. */
export function previewCookie(site: SiteName): string {
  return `preview-${site}`;
}

/** A pass as its cookie holds it. */
export function formatPass({ buildId, until, sign }: PreviewPass): string {
  return `${buildId}.${until}.${sign}`;
}

/** Reads {@link formatPass}; `null` for what is none. */
export function parsePass(site: SiteName, value: string | undefined): PreviewPass | null {
  const [buildId = "", until = "", sign = "", ...rest] = (value ?? "").split(".");
  if (rest.length > 0 || !v.is(BuildId, buildId) || !/^\d{1,12}$/.test(until) || !SIGNATURE.test(sign))
    return null;
  return { site, buildId, until: Number(until), sign };
}

/**
 * Whether a pass was signed with the secret of the releases folder and is still good.
 *
 * @param releasesDir - Releases folder; without its secret no pass is good.
 * @param nowMs - The time, milliseconds since the epoch.
 */
export async function isGoodPass(releasesDir: string, pass: PreviewPass, nowMs: number): Promise<boolean> {
  if (pass.until * SECOND_MS <= nowMs) return false;
  const key = (await readFile(join(releasesDir, KEY_FILE), "utf8").catch(() => "")).trim();
  if (key.length < SHORTEST_KEY) return false;
  const right = createHmac("sha256", key).update(`${pass.site} ${pass.buildId} ${pass.until}`).digest();
  return timingSafeEqual(right, Buffer.from(pass.sign, "hex"));
}
