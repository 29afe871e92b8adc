import { LANGUAGES } from "@wesdom/facts";
import { MOBILE_PREFIX, REDIRECT_STATUS, VIEW_KEY, VIEW_MOBILE } from "./constants.ts";
import { followRedirects, type SiteRedirects } from "./follow-redirects.ts";
import { isMobileAgent } from "./is-mobile-agent.ts";
import { keepQuery } from "./own-redirect.ts";
import {
  desktopPathOf,
  isNotFoundPath,
  isUnder,
  mobilePathOf,
  notFoundPathOf,
  withoutTrailingSlash,
} from "./paths.ts";

/** What decides where an address leads. */
export interface AddressQuestion {
  /** The whole address asked for. */
  readonly url: URL;
  /** The visitor's user agent. */
  readonly userAgent: string;
  /** Origin of the desktop site; empty, or the origin asked: the stand-in desktop page. */
  readonly desktopOrigin: string;
  /** Whether this desktop browser asked for the mobile pages earlier in its session. */
  readonly mobileView: boolean;
  /** Whether a mobile path has a page. */
  readonly knownPath: (path: string) => boolean;
  /** Redirects of the sites' own. @default none */
  readonly redirects?: SiteRedirects;
}

/** Where an address leads: elsewhere, to the stand-in desktop page, or to a page. */
export type Address =
  | { readonly kind: "redirect"; readonly location: string; readonly status: typeof REDIRECT_STATUS }
  | {
      readonly kind: "desktop";
      /** Mobile path of the page the stand-in frames. */
      readonly path: string;
      readonly status: 200 | 404;
    }
  | {
      readonly kind: "page";
      /** Path of the page without trailing slash. */
      readonly path: string;
      /** 404 for the pages that say so; a page that finds no content may still answer 404 itself. */
      readonly status: 200 | 404;
    };

/**
 * The ordered address table. Every redirect is a 302 and keeps the query; its target is
 * a path of the same origin, the desktop origin, or an external target of a site's own redirect, never a host taken
 * from the address.
 */
export function resolveAddress(question: AddressQuestion): Address {
  const { url } = question;
  const asksMobile = url.searchParams.get(VIEW_KEY) === VIEW_MOBILE;
  const mobile = asksMobile || isMobileAgent(question.userAgent);
  const underMobile = isUnder(url.pathname, MOBILE_PREFIX);
  if (!mobile && !(question.mobileView && underMobile)) return forDesktop(question, underMobile);
  return forMobile(question, !mobile);
}

/** Rules 1 and 2: a desktop agent leaves `/m`, and sees the desktop site or its stand-in elsewhere. */
function forDesktop(
  { url, desktopOrigin, knownPath, redirects = {} }: AddressQuestion,
  underMobile: boolean,
): Address {
  const target = underMobile ? desktopPathOf(url.pathname) : singleSlash(url.pathname);
  const origin = originOf(desktopOrigin);
  if (origin !== null && origin !== url.origin) return redirectTo(`${origin}${target}`, url);
  if (underMobile) return redirectTo(target, url);
  const path = withoutTrailingSlash(mobilePathOf(target));
  const moved = followRedirects(path, redirects, knownPath);
  if (moved !== null && !moved.startsWith("/")) return redirectTo(moved, url);
  const twin = moved === null ? path : withoutTrailingSlash(new URL(moved, url).pathname);
  const status = knownPath(twin) && !isNotFoundPath(twin) ? 200 : 404;
  return { kind: "desktop", path: status === 200 ? twin : notFoundPathOf(path), status };
}

/** Rules 3 and 4: a mobile agent is led under `/m`, and from an unknown path to its language's 404 page. */
function forMobile({ url, knownPath, redirects = {} }: AddressQuestion, rememberedOnly: boolean): Address {
  const mobilePath = mobilePathOf(url.pathname);
  if (mobilePath !== url.pathname) return redirectTo(mobilePath, url);
  const path = withoutTrailingSlash(url.pathname);
  if (isNotFoundPath(path)) return { kind: "page", path, status: 404 };
  const moved = followRedirects(path, redirects, knownPath);
  if (moved !== null) return redirectTo(moved, url);
  if (isUnder(path, MOBILE_PREFIX) && knownPath(path)) return { kind: "page", path, status: 200 };
  const notFound = notFoundPathOf(path);
  // The Japanese 404 page is reached over the desktop address, as the specification has it.
  if (!isUnder(notFound, LANGUAGES.ja.indexPath)) return redirectTo(notFound, url);
  return redirectTo(desktopPathOf(notFound), rememberedOnly ? askingForMobile(url) : url);
}

/** The address with the query that lets a desktop browser through outside `/m`, where no cookie counts. */
function askingForMobile(url: URL): URL {
  const asking = new URL(url);
  asking.searchParams.set(VIEW_KEY, VIEW_MOBILE);
  return asking;
}

/** Query and hash of the address go along unless the target has its own. */
function redirectTo(target: string, url: URL): Address {
  return { kind: "redirect", location: keepQuery(target, url), status: REDIRECT_STATUS };
}

function singleSlash(pathname: string): string {
  return pathname.replace(/^[/\\]+/, "/");
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origin === "null" ? null : origin;
}
