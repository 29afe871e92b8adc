import type { Transport } from "../ports/tracker-ports.ts";
import { headersFor } from "../queue/report-address.ts";

/** Longest wait for the answer to a report, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;

/** How reports leave a browser. */
export const browserTransport: Transport = {
  async send(url) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
    try {
      const { signal } = controller;
      const response = await fetch(url, {
        method: "POST",
        keepalive: true,
        signal,
        headers: headersFor(url),
      });
      // An answer that nobody reads stays under way for the browser, and so does its connection.
      await response.arrayBuffer();
      const { status, headers } = response;
      return { status, retryAfter: headers.get("retry-after") };
    } finally {
      clearTimeout(timer);
    }
  },
  // Without a body it has no content type, so it needs no leave of another origin and none of the beacons' quota.
  beacon: (url) => navigator.sendBeacon?.(url) ?? false,
};
