import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** File of the secret in the data folder; the front door of the same machine reads it there. */
const FILE = "api.secret";

const SECRET_BYTES = 32;

/** A secret for one run. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** The secret of a data folder, made at the first start and readable by its owner alone. */
export function ownSecret(dataDirectory: string): string {
  const file = join(dataDirectory, FILE);
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(file, newSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
