import type { Context } from "hono";
import { isIPv4 } from "node:net";

/** Used where a call has no peer, e.g. in process. */
const NO_ADDRESS = "local";

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i;

/**
 * Address of the visitor. The site's front door stands before this API on the same machine or network, and what it
 * puts last into `X-Forwarded-For` is believed; a peer from elsewhere is taken as it is.
 */
export function clientAddress(context: Context): string {
  const env = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const peer = plain(env?.incoming?.socket?.remoteAddress ?? "");
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  if ((peer === "" || PRIVATE.test(peer)) && forwarded !== "") return plain(forwarded).slice(0, 64);
  return peer === "" ? NO_ADDRESS : peer;
}

/** IPv4 addresses that arrive in IPv6 clothes are the same visitor. */
function plain(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  return isIPv4(mapped) ? mapped : address;
}
