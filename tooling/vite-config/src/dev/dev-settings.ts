import { DEFAULT_SETTINGS, type PublicSettings } from "@wesdom/site-runtime";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Public half of the key with which the API under development opens reports. */
const TRACKING_KEY = resolve(import.meta.dirname, "../../../../apps/api/dev-keys/tracking.public.pem");

/** What pages under development know of their surroundings; a remark stands before the key in its file. */
export function devSettings(): PublicSettings {
  const [trackingPublicKey = ""] =
    /-----BEGIN PUBLIC KEY-----.*-----/s.exec(readFileSync(TRACKING_KEY, "utf8")) ?? [];
  return { ...DEFAULT_SETTINGS, trackingPublicKey };
}
