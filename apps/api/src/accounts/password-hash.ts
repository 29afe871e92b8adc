import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Cost of a hash, as OWASP advises for Argon2id; memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password: Argon2id in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(salt, await argon2id(password, salt, COST, HASH_BYTES));
}

/** A hash that no password has: verified where there is no account, so that it takes as long as where there is one. */
const NOBODY = phcOf(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/**
 * Whether a password is the one of a hash.
 *
 * @param stored - PHC form; `null` for an account without a password, or for no account: false after the same work.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const parts = PHC.exec(stored ?? NOBODY);
  if (!parts) throw new Error("A stored password hash has a form that is not known");
  const [, memory, passes, parallelism, salt = "", hash = ""] = parts;
  const expected = Buffer.from(hash, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await argon2id(password, Buffer.from(salt, "base64"), cost, expected.length);
  return timingSafeEqual(found, expected) && stored !== null;
}

function argon2id(password: string, salt: Buffer, cost: typeof COST, bytes: number): Promise<Buffer> {
  return derive("argon2id", { message: password, nonce: salt, tagLength: bytes, ...cost });
}

/** In the PHC form, whose base64 has no padding. */
function phcOf(salt: Buffer, hash: Buffer): string {
  const parts = [salt, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${parts.join("$")}`;
}
