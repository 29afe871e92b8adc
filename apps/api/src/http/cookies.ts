import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Reads and writes the cookies of one request. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** @param seconds - How long it is kept; 0 removes it. */
  readonly set: (name: string, value: string, seconds: number) => void;
}

/**
 * Cookies that no script reads and no other site sends along. Over https they have a prefix with which a browser takes
 * them from this very host alone, so that a neighbouring host cannot plant one.
 *
 * @param publicOrigin - Origin of the site.
 */
export function requestCookies(context: Context, publicOrigin: string): Cookies {
  const secure = publicOrigin.startsWith("https:");
  const prefixed = (name: string): string => (secure ? `__Host-${name}` : name);
  return {
    get: (name) => getCookie(context, prefixed(name)),
    set: (name, value, seconds) => {
      setCookie(context, prefixed(name), value, {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure,
        maxAge: seconds,
      });
    },
  };
}
