import { createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Shortest RSA key that is taken. */
const LEAST_BITS = 2048;

/** Public half of the key that everyone has; a deployment without the API's folder does without it. */
const DEVELOPMENT_KEY = "apps/api/dev-keys/tracking.public.pem";

/** A private key that landed where pages are made from must not go a step further. */
const PRIVATE = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/**
 * Reads the public key with which pages seal their reports.
 *
 * @param setting - PEM (line ends may be written as `\n`), the path of a file that holds it, or nothing.
 * @param root - Folder at which a relative path starts.
 * @returns PEM without remarks; empty when there is no key, and pages report nothing.
 * @throws When it is no public RSA key of at least 2048 bits; the message never holds what was set.
 */
export function readPublicKey(setting: string, root: string): string {
  if (setting === "") return "";
  const pem = setting.includes("-----BEGIN ")
    ? setting.replaceAll(String.raw`\n`, "\n")
    : fileText(resolve(root, setting));
  if (PRIVATE.test(pem)) throw new Error("must be the public half of the key, and holds the private one");
  const key = publicKeyOf(pem);
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key?.asymmetricKeyType !== "rsa" || bits < LEAST_BITS) {
    throw new Error(
      `must be a public RSA key of at least ${LEAST_BITS} bits in PEM, or the path of its file`,
    );
  }
  return key.export({ type: "spki", format: "pem" }).toString().trim();
}

/** The development key's public half where the project's files are, for development and demonstrations. */
export function developmentPublicKey(root: string): string {
  return existsSync(resolve(root, DEVELOPMENT_KEY)) ? readPublicKey(DEVELOPMENT_KEY, root) : "";
}

function fileText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function publicKeyOf(pem: string): ReturnType<typeof createPublicKey> | undefined {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
