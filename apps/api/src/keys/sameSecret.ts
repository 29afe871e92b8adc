import { hash, timingSafeEqual } from "node:crypto";

/** Whether what was shown is the secret; how long it takes tells nothing of it. An empty secret is nobody's. */
export function sameSecret(shown: string | undefined, secret: string): boolean {
  if (secret === "") return false;
  return timingSafeEqual(hash("sha256", shown ?? "", "buffer"), hash("sha256", secret, "buffer"));
}
