import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** File of the secret in the data folder; the front door of the same machine reads it there. */
const FILE = "api.secret";

/** Fewer characters could be guessed. */
export const SHORTEST_SECRET = 32;

const SECRET_BYTES = 32;

/** A secret for one run. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/**
 * The secret of a data folder, made at the first start and readable by its owner alone.
 *
 * @throws Where the file holds none: whoever guesses an empty one would pass for the front door.
 */
export function ownSecret(dataDirectory: string): string {
  const file = join(dataDirectory, FILE);
  mkdirSync(dataDirectory, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Error(
    `${file}: fewer than ${SHORTEST_SECRET} characters, so that anyone could guess it. Remove it, and start the API and its front door anew.`,
  );
}

/** Written beside and linked into place whole, unless another process was first. */
function makeSecret(file: string): void {
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, newSecret(), { mode: 0o600 });
    linkSync(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}
