import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Shortest RSA key that is taken. */
const LEAST_BITS = 2048;

/**
 * Reads a private RSA key from a setting.
 *
 * @param setting - PEM (line ends may be written as `\n`), or the path of a file that holds it.
 * @param root - Folder at which a relative path starts.
 * @returns PEM.
 * @throws When it is no RSA key of at least 2048 bits; the message never holds the setting, which may be the key.
 */
export function readPrivateKey(setting: string, root: string): string {
  const pem = setting.includes("-----BEGIN ")
    ? setting.replaceAll(String.raw`\n`, "\n")
    : readKeyFile(resolve(root, setting));
  const key = parsed(pem);
  if (key?.asymmetricKeyType !== "rsa") throw new Error("holds no private RSA key in PEM");
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < LEAST_BITS) throw new Error(`holds an RSA key of ${bits} bits; it takes ${LEAST_BITS}`);
  return pem;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`is neither PEM nor a file that can be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}

function parsed(pem: string): ReturnType<typeof createPrivateKey> | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
