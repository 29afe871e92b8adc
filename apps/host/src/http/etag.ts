import { createHash } from "node:crypto";

/** Hexadecimal digits of an entity tag. */
const TAG_DIGITS = 24;

/** The entity tag of some content. @param parts - Body, and whatever else makes the answer another one. */
export function etagOf(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, TAG_DIGITS);
}

/**
 * Whether a client holds the content already. The tags of its encodings differ by a suffix and count alike.
 *
 * @param header - `If-None-Match`.
 * @param tag - Tag without quotes and suffix.
 */
export function isKnownTo(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(",").some((entry) => {
    const text = entry.trim();
    if (text === "*") return true;
    const held = /^(?:W\/)?"([^"]*)"$/.exec(text)?.[1];
    return held === tag || held === `${tag}-br` || held === `${tag}-gzip`;
  });
}
