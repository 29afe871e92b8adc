import { resolve } from "node:path";

/** What the keys of the API open. */
export type KeyPurpose = "tracking" | "login";

const FOLDER = resolve(import.meta.dirname, "../../dev-keys");

/** Path of a development key, which everyone has. */
export function developmentKey(purpose: KeyPurpose, half: "private" | "public"): string {
  return resolve(FOLDER, `${purpose}.${half}.pem`);
}
