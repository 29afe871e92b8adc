import type { PublicSettings } from "../settings/public-settings.ts";

/** Schemes that run or show what the address itself holds. */
const SCRIPT_PROTOCOLS: ReadonlySet<string> = new Set(["blob:", "data:", "javascript:", "vbscript:"]);

/** Schemes whose addresses have a host that a list can name. */
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:"]);

/** Where a navigation asks to go. */
export interface SafeTargetOptions {
  /** Address of the current page. */
  readonly base: string;
  /** Whether leaving the site was asked for. @default false */
  readonly external?: boolean;
  /** Origins outside the site that may be reached, of the configuration's channels. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/** A checked target: a path of the site, or an address outside it. */
export interface SafeTarget {
  readonly external: boolean;
  /** Path with query and hash, or an absolute address. */
  readonly href: string;
}

/** Origins of the channels that the configuration names: the systems and profiles that the site links to. */
export function channelOrigins(settings: Pick<PublicSettings, "links">): ReadonlySet<string> {
  const { social, ...systems } = settings.links;
  const origins = new Set<string>();
  for (const link of [...Object.values(systems), ...Object.values(social)]) {
    const origin = webOrigin(link);
    if (origin !== null) origins.add(origin);
  }
  return origins;
}

/**
 * Checks where a navigation leads before anything is opened.
 *
 * @param target - Path of the site or an address; empty means `/`.
 * @throws Error for an address outside the site that was not asked for as such, or whose host the configuration does
 *   not name, and for script protocols.
 */
export function safeTarget(target: string, options: SafeTargetOptions): SafeTarget {
  const { base, external = false, allowedOrigins } = options;
  // What a browser ignores before and within an address must not hide its scheme.
  // oxlint-disable-next-line no-control-regex -- these are the characters that URL parsers drop
  const address = target.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "") || "/";
  const leaves = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address);
  if (!leaves) {
    const { pathname, search, hash, origin } = new URL(address, base);
    // Dots that are taken out may leave two slashes at the start, which name a host.
    if (origin !== new URL(base).origin || pathname.startsWith("//")) throw refused();
    return { external: false, href: pathname + search + hash };
  }
  if (!external) throw refused();
  const url = new URL(address, base);
  if (SCRIPT_PROTOCOLS.has(url.protocol)) {
    throw new Error(`Cannot navigate to a URL with '${url.protocol}' protocol.`);
  }
  const own = url.origin === new URL(base).origin;
  if (WEB_PROTOCOLS.has(url.protocol) && !own && !allowedOrigins.has(url.origin)) throw refused();
  return { external: true, href: url.href };
}

/** The origin of an absolute web address, `null` for anything else. */
function webOrigin(link: string): string | null {
  try {
    const { protocol, origin } = new URL(link);
    return WEB_PROTOCOLS.has(protocol) ? origin : null;
  } catch {
    return null;
  }
}

function refused(): Error {
  return new Error(
    "Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.",
  );
}
