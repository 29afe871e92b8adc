import { HOST_TOKEN_HEADER, isHostToken } from "@wesdom/api-client/server";
import type { Context } from "hono";
import { isIPv4 } from "node:net";
import type { Log } from "./log.ts";

/** Used where a call has no peer, e.g. in process. */
const NO_ADDRESS = "local";

/** Longest address that is told; more is no address. */
const LONGEST_ADDRESS = 64;

const MINUTE_MS = 60_000;

/** What callers are judged by. */
export interface PeerDeps {
  /** Those by which the front door may show itself. */
  readonly secrets: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

export interface Peer {
  /**
   * Address of the visitor, for limits alone; never stored or logged as it is. The front door's word is believed for
   * whom it asks; anyone else is taken for the address the connection comes from.
   */
  readonly address: string;
  /** Whether it is the front door, which knows the secret; a call in process counts as one. */
  readonly isHost: boolean;
  /** Whether it is the front door and asks for itself, no visitor through it. */
  readonly isHostItself: boolean;
  /** Whether it is a visitor of this very machine. */
  readonly isLocal: boolean;
}

/**
 * Finds out who calls. Where a connection comes from is no proof of anything: what reaches this machine through a proxy
 * comes from this machine. A front door that is not believed, by a clock that is wrong or another secret, would make one
 * address of all visitors: a line of the log tells of it, once a minute at most.
 */
export function createPeerFinder({ secrets, now, log }: PeerDeps): (context: Context) => Peer {
  let toldAt = Number.NEGATIVE_INFINITY;

  /** Whether a token shows the front door. */
  function isBelieved(token: string | undefined): boolean {
    const time = now();
    if (isHostToken(token, secrets, time)) return true;
    // The clock that is wrong may be this one, and is set back.
    if (token !== undefined && Math.abs(time - toldAt) >= MINUTE_MS) {
      toldAt = time;
      log("warn", "host-token-refused");
    }
    return false;
  }

  return (context) => {
    const env = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
    const socketAddress = env?.incoming?.socket?.remoteAddress;
    const isHost = socketAddress === undefined || isBelieved(context.req.header(HOST_TOKEN_HEADER));
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
    const address = plain(isHost && forwarded !== "" ? forwarded : (socketAddress ?? NO_ADDRESS));
    return {
      address: address.slice(0, LONGEST_ADDRESS),
      isHost,
      isHostItself: isHost && forwarded === "",
      isLocal: address === NO_ADDRESS || /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(address),
    };
  };
}

/** IPv4 addresses that arrive in IPv6 clothes are the same visitor. */
function plain(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  return isIPv4(mapped) ? mapped : address;
}
