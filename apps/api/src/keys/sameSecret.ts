import { createHash, timingSafeEqual } from "node:crypto";

/** Whether what was shown is the secret; how long it takes tells nothing of it. An empty secret is nobody's. */
export function sameSecret(shown: string | undefined, secret: string): boolean {
  return secret !== "" && timingSafeEqual(sha256(shown ?? ""), sha256(secret));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
