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
  const { address, isNear, forwarded } = peerOf(context);
  if (isNear && forwarded !== "") return plain(forwarded).slice(0, 64);
  return address === "" ? NO_ADDRESS : address;
}

/** The other end of the connection. */
export interface Peer {
  /** Empty where a call is made in process. */
  readonly address: string;
  /** Whether it is on the same machine or a private network. */
  readonly isNear: boolean;
  /** Whether it is on the same machine. */
  readonly isLoopback: boolean;
  /** For whom it asks, by its own word; empty when it asks for itself. */
  readonly forwarded: string;
}

/** The other end of a request's connection. */
export function peerOf(context: Context): Peer {
  const env = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const address = plain(env?.incoming?.socket?.remoteAddress ?? "");
  return {
    address,
    isNear: address === "" || PRIVATE.test(address),
    isLoopback: address === "" || isLoopbackAddress(address),
    forwarded: context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "",
  };
}

/** Whether an address is of this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(plain(address));
}

/** IPv4 addresses that arrive in IPv6 clothes are the same visitor. */
function plain(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  return isIPv4(mapped) ? mapped : address;
}
