import { createHmac, timingSafeEqual } from "node:crypto";

/** Header with which the site's front door shows the API that it knows the secret of both. */
export const HOST_TOKEN_HEADER = "x-host-token";

/** How long a token is good for, milliseconds. */
export const HOST_TOKEN_LIFETIME_MS = 60_000;

/** How far the clocks of two machines of one product may be apart, milliseconds. */
export const CLOCK_SKEW_MS = 120_000;

/** Sealed with the end of a token, so that nothing else that is made with the secret is one. */
const PURPOSE = "wesdom: host to api until ";

/** The end, milliseconds since the epoch, and the seal over it. */
const TOKEN = /^(?<end>\d{1,15})\.(?<seal>[\w-]{43})$/;

/**
 * What shows that its sender knows a secret, for a minute; the secret itself is never sent.
 *
 * @param now - Milliseconds since the epoch.
 */
export function hostToken(secret: string, now: number): string {
  const end = String(now + HOST_TOKEN_LIFETIME_MS);
  return `${end}.${sealOf(secret, end)}`;
}

/**
 * Whether a token was made with one of the secrets and is good now; how long it takes tells nothing of them.
 *
 * @param shown - What came under {@link HOST_TOKEN_HEADER}.
 * @param secrets - More than one while a secret is exchanged.
 * @param now - Milliseconds since the epoch.
 */
export function isHostToken(shown: string | undefined, secrets: readonly string[], now: number): boolean {
  const token = TOKEN.exec(shown ?? "")?.groups as { end: string; seal: string } | undefined;
  if (!token) return false;
  const leftMs = Number(token.end) - now;
  if (leftMs <= -CLOCK_SKEW_MS || leftMs > HOST_TOKEN_LIFETIME_MS + CLOCK_SKEW_MS) return false;
  const sealed = Buffer.from(token.seal);
  return secrets.some((secret) => timingSafeEqual(sealed, Buffer.from(sealOf(secret, token.end))));
}

function sealOf(secret: string, end: string): string {
  return createHmac("sha256", secret).update(`${PURPOSE}${end}`).digest("base64url");
}
