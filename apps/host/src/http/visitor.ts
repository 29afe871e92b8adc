import { networkOf } from "@wesdom/api-client/server";

/** Who asks, as far as a request tells. */
export interface Visitor {
  /** Network address, for limits and the API alone; never logged. Empty where unknown. */
  readonly address: string;
  /** Network of the address, by which work is shared out. */
  readonly network: string;
  /** How many addresses proxies name. */
  readonly named: number;
  /** Country that a trusted proxy names, in capitals; empty where none does. */
  readonly country: string;
  /** Origin under which the visitor sees the site, `null` where the request names none that could be one. */
  readonly origin: string | null;
  /** Whether the request comes from this very machine, through no proxy. */
  readonly local: boolean;
  /** Whether it calls the site by a name that is not the site's. */
  readonly misdirected: boolean;
}

/** What decides how a request is read. */
export interface VisitorOptions {
  /** Origin of the site; empty: the one of the request. */
  readonly publicOrigin: string;
  /** Proxies in front whose headers count. */
  readonly trustProxyHops: number;
  /** Header in which they name the visitor's country; empty: they do not. */
  readonly countryHeader: string;
}

/** Letters, digits, dots and hyphens, or an IPv6 address in brackets; then a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

/** The origin of a host and a scheme, `null` when they make none. */
function originOf(scheme: string, host: string): string | null {
  if (!HOST.test(host) || !/^https?$/.test(scheme)) return null;
  return URL.parse(`${scheme}://${host}`)?.origin ?? null;
}

/**
 * Reads who asks.
 *
 * @param request - The request.
 * @param socketAddress - Address of the other end of the connection.
 */
export function visitorOf(
  request: Request,
  socketAddress: string | undefined,
  options: VisitorOptions,
): Visitor {
  const { headers } = request;
  const hops = options.trustProxyHops;
  const url = new URL(request.url);
  const trusted = (name: string) => (hops > 0 ? listOf(headers.get(name)).at(-1) : undefined);
  const scheme = trusted("x-forwarded-proto")?.toLowerCase() ?? url.protocol.slice(0, -1);
  const host = trusted("x-forwarded-host") ?? headers.get("host") ?? url.host;
  const own = socketAddress ?? "";
  const proxied = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip"].some((name) =>
    headers.has(name),
  );
  const address = addressOf(headers.get("x-forwarded-for"), own, hops);
  const { publicOrigin } = options;
  const local = isLoopback(own) && !proxied;
  return {
    address,
    network: networkOf(address),
    named: listOf(headers.get("x-forwarded-for")).length,
    country: (options.countryHeader && trusted(options.countryHeader)?.toUpperCase()) || "",
    origin: publicOrigin || originOf(scheme, host),
    local,
    misdirected:
      publicOrigin !== "" &&
      !local &&
      originOf(new URL(publicOrigin).protocol.slice(0, -1), host) !== publicOrigin,
  };
}

/**
 * The address of a visitor behind proxies.
 *
 * @param forwardedFor - `X-Forwarded-For`.
 * @param own - Address of the other end of the connection.
 * @param hops - Proxies in front whose word counts.
 */
export function addressOf(forwardedFor: string | null | undefined, own: string, hops: number): string {
  if (hops === 0) return own;
  const forwarded = listOf(forwardedFor ?? null);
  return forwarded.at(-hops) ?? forwarded[0] ?? own;
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

function listOf(header: string | null): string[] {
  return (header ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
}
