import { invalidRoute, noSuchRoute, PageNotFoundError } from "./page-not-found.ts";

/** Where a navigation leads. */
export interface Destination {
  /** Path without query and hash. */
  readonly pathname: string;
  /** Path with query and hash, percent-encoded. */
  readonly fullPath: string;
  /** Query values, the first of each key. */
  readonly search: Readonly<Record<string, string>>;
  /** Whether a route matches. */
  readonly matched: boolean;
  readonly routeName: string | undefined;
}

/** Why a page refuses an address. */
export interface Refusal {
  /** @default 404 */
  readonly statusCode?: number;
  readonly statusMessage?: string;
}

/** Judges an address before its page loads: only `true` lets it pass. */
export type Validate = (
  to: Destination,
) => boolean | undefined | Refusal | Promise<boolean | undefined | Refusal>;

/**
 * A page's own guard. It lets pass by returning nothing, leads elsewhere by returning a path, refuses by `false`, and
 * fails by throwing.
 */
export type PageGuard = (to: Destination) => void | false | string | Promise<void | false | string>;

/** What a route says of its guards. */
export interface RouteGuards {
  readonly validate?: Validate | undefined;
  /** Names of {@link PageGuard}s, in their order. */
  readonly guards?: readonly string[] | undefined;
}

/** What judges every navigation. */
export interface NavigationRules {
  /** Page guards by name. */
  readonly guards: Readonly<Record<string, PageGuard>>;
  /**
   * Where the site's own redirects lead an address: a path of the site, an absolute address, or `null`. Left out where
   * another has followed them already, as the server has.
   */
  readonly redirect?: (to: Destination) => Promise<string | null>;
}

/**
 * Judges a navigation: validation, then the site's redirects, then the page's guards, each only where the one before
 * let it pass; what no route matches ends last.
 *
 * @returns Where it is led instead, `null` where it may go on.
 * @throws {@link PageNotFoundError} for a refused or unknown address.
 * @throws Error `Unknown route middleware: 'x'.` for a guard that nobody defined.
 */
export async function judgeNavigation(
  to: Destination,
  route: RouteGuards,
  rules: NavigationRules,
): Promise<string | null> {
  if (route.validate) assertValid(await route.validate(to), to);
  const redirected = (await rules.redirect?.(to)) ?? null;
  if (redirected !== null) return redirected;
  for (const name of route.guards ?? []) {
    const guard = Object.hasOwn(rules.guards, name) ? rules.guards[name] : undefined;
    if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
    const verdict = await guard(to);
    if (verdict === false) throw invalidRoute(to.fullPath);
    if (typeof verdict === "string") return verdict;
  }
  if (!to.matched) throw noSuchRoute(to.fullPath);
  return null;
}

function assertValid(verdict: boolean | undefined | Refusal, to: Destination): void {
  if (verdict === true) return;
  if (typeof verdict !== "object") throw invalidRoute(to.fullPath);
  const { statusCode, statusMessage = `Page Not Found: ${to.fullPath}` } = verdict;
  throw new PageNotFoundError(statusMessage, to.fullPath, statusCode);
}
