/** Two years, as browsers' preload lists ask for. */
const HSTS_SECONDS = 63_072_000;

const ALWAYS: Readonly<Record<string, string>> = {
  // Documents bring their own; anything else that is opened by itself loads and runs nothing.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/**
 * Puts the headers that every answer carries; one that an answer has already stays.
 *
 * @param headers - Headers of the answer.
 * @param publicOrigin - With https the browser is told to stay there.
 */
export function addSecurityHeaders(headers: Headers, publicOrigin: string): void {
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (publicOrigin.startsWith("https:")) {
    headers.set("strict-transport-security", `max-age=${HSTS_SECONDS}; includeSubDomains`);
  }
}
