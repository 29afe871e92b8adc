import { createHash } from "node:crypto";
import type { TrackingCrypto } from "../../src/tracker/tracking-crypto.ts";
import type { FrontEndTrackingEvent } from "../../src/events/tracking-event.ts";

let sealed = 0;

/** Seals by base64 under a sign of its own each, for tests of what happens around the envelope. */
export const fakeCrypto: TrackingCrypto = {
  createSealer() {
    let hasKey = false;
    return {
      hasSpare: () => hasKey,
      seal(text, timeMs) {
        sealed += 1;
        hasKey = false;
        return {
          data: Buffer.from(text).toString("base64"),
          wesdom: "k".repeat(344),
          sign: String(sealed).padStart(64, "0"),
          time: String(timeMs),
        };
      },
      prepare() {
        hasKey = true;
        return false;
      },
    };
  },
  makeDeviceId: ({ random, now }) =>
    createHash("md5")
      .update(Buffer.from(random(32)).toString("hex") + now())
      .digest("hex"),
};

/** The event in a URL that {@link fakeCrypto} sealed. */
export function openFake(url: string): FrontEndTrackingEvent {
  const data = new URL(url, "http://report.test").searchParams.get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64").toString()) as FrontEndTrackingEvent;
}
