import { hashToken, newToken } from "../database/grants.ts";
import type { CallInput } from "../http/call-input.ts";

const DEVICE_COOKIE = "wesdom_device";

/** How long a browser is known again, seconds. */
export const DEVICE_SECONDS = 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;

/** Hash of the cookie by which a browser is known; `undefined` where it has none. */
export function readDevice({ cookies }: Pick<CallInput<unknown, unknown>, "cookies">): string | undefined {
  const token = cookies.get(DEVICE_COOKIE);
  return token !== undefined && TOKEN.test(token) ? hashToken(token) : undefined;
}

/** As {@link readDevice}; gives a browser its cookie if it has none, and each its full time again. */
export function rememberDevice({ cookies }: Pick<CallInput<unknown, unknown>, "cookies">): string {
  const known = cookies.get(DEVICE_COOKIE);
  const token = known !== undefined && TOKEN.test(known) ? known : newToken();
  cookies.set(DEVICE_COOKIE, token, DEVICE_SECONDS);
  return hashToken(token);
}
