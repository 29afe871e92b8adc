import { generateCookie, getCookie } from "hono/cookie";
import type { HostContext } from "./host-env.ts";

/** Over https its name has the prefix by which a browser keeps it to this host. */
const isSecure = (context: HostContext): boolean => context.get("origin").startsWith("https:");

/** A cookie of the front door's own. */
export function ownCookie(context: HostContext, name: string): string | undefined {
  return isSecure(context) ? getCookie(context, name, "host") : getCookie(context, name);
}

/**
 * Sets a cookie of the front door's own, which no script reads.
 *
 * @param maxAge - Seconds. @default as long as the browser is open
 * @returns The header's value.
 */
export function setOwnCookie(context: HostContext, name: string, value: string, maxAge?: number): string {
  return generateCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(isSecure(context) ? { secure: true, prefix: "host" } : {}),
  });
}
