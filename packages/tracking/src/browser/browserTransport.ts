import type { Transport } from "../ports/tracker-ports.ts";
import { headersFor } from "../queue/report-address.ts";

/** Longest wait for the answer to a report, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;

/** Status that stands for an answer of somebody else. */
const UNAVAILABLE = 503;

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
      // A page, of a hotel's portal or a proxy, is no answer of the server of reports.
      const isPage = headers.get("content-type")?.startsWith("text/html");
      return { status: isPage ? UNAVAILABLE : status, retryAfter: headers.get("retry-after") };
    } finally {
      clearTimeout(timer);
    }
  },
  // Without a body it has no content type, so it needs no leave of another origin and none of the beacons' quota.
  beacon: (url) => navigator.sendBeacon?.(url) ?? false,
};
