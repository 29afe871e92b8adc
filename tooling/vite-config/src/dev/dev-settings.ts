import { DEFAULT_SETTINGS, type PublicSettings } from "@wesdom/site-runtime";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Public half of the key with which the API under development opens reports. */
const TRACKING_KEY = resolve(import.meta.dirname, "../../../../apps/api/dev-keys/tracking.public.pem");

/** Private half, for the panel that shows reports. */
const PRIVATE_TRACKING_KEY = resolve(
  import.meta.dirname,
  "../../../../apps/api/dev-keys/tracking.private.pem",
);

/** The key that opens reports under development; a remark stands before it in its file. */
export function privateTrackingKey(): string {
  return keyOf("PRIVATE", PRIVATE_TRACKING_KEY);
}

/** What pages under development know of their surroundings. */
export function devSettings(): PublicSettings {
  return { ...DEFAULT_SETTINGS, trackingPublicKey: keyOf("PUBLIC", TRACKING_KEY) };
}

function keyOf(half: "PRIVATE" | "PUBLIC", file: string): string {
  const [key = ""] =
    new RegExp(`-----BEGIN ${half} KEY-----.*-----`, "s").exec(readFileSync(file, "utf8")) ?? [];
  return key;
}
