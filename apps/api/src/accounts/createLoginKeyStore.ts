import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  privateDecrypt,
  randomBytes,
  hash,
} from "node:crypto";
import { promisify } from "node:util";
import { and, eq, lt } from "drizzle-orm";
import * as v from "valibot";
import type { PublicKey } from "@wesdom/api-client/contract";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { DAY_MS } from "@wesdom/facts";
import type { Database } from "../database/database.ts";
import { grant } from "../database/grants.ts";
import { loginKeys } from "./tables.ts";

const generate = promisify(generateKeyPair);

/** How long a key opens after its day, for pages that still have it, milliseconds. */
export const KEY_GRACE_MS = 60 * 60_000;

/** How long a sealed password opens, milliseconds. */
export const SEAL_SKEW_MS = 60 * 60_000;

/** As strong as AES-128, which RSA of 2048 bits is not. */
const KEY_BITS = 3072;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keys that an instance keeps opened: of today, and of yesterday for its last hour. */
const OPENED_KEYS = 2;

const SealedSchema = v.object({
  password: v.string(),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{12,22}$/)),
  time: v.number(),
});

/** Keys with which passwords travel. */
export interface LoginKeys {
  /** The key of today. */
  readonly current: () => Promise<PublicKey>;
  /** Opens a password once; `undefined` for whatever cannot be opened, for whatever reason. */
  readonly open: (sealed: string, keyId: string) => Promise<string | undefined>;
  /** Removes keys that open no more at `time`. */
  readonly deleteExpired: (time: number) => Promise<void>;
  /** A secret of its own, the same at all instances. */
  readonly secret: (purpose: string) => Buffer;
}

/**
 * Makes the keys of a day when they are first asked for, at whichever instance, and shares them by the database. What
 * lies there is sealed by `LOGIN_PRIVATE_KEY`: the table alone opens nothing.
 *
 * @param pem - `LOGIN_PRIVATE_KEY`.
 */
export function createLoginKeyStore(db: Database, pem: string, now: () => number): LoginKeys {
  const der = createPrivateKey(pem).export({ type: "pkcs8", format: "der" });
  const secret = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", der, "wesdom", purpose, 32));
  const wrapping = secret("login-keys");
  const master = createPublicKey(pem).export({ type: "spki", format: "der" });
  const masterId = hash("sha256", master, "base64url").slice(0, 16);
  const opened = new Map<number, { publicKey: string; privateKey: string }>();

  const stored = async (day: number): Promise<{ publicKey: string; privateKey: string } | undefined> => {
    const known = opened.get(day);
    if (known) return known;
    const [row] = await db
      .select()
      .from(loginKeys)
      .where(and(eq(loginKeys.day, day), eq(loginKeys.master, masterId)));
    if (!row) return undefined;
    const pair = { publicKey: row.publicKey, privateKey: unwrap(row.sealedPrivateKey, wrapping) };
    opened.set(day, pair);
    for (const old of [...opened.keys()].toSorted((a, b) => b - a).slice(OPENED_KEYS)) opened.delete(old);
    return pair;
  };
  const made = async (day: number): Promise<{ publicKey: string }> => {
    const pair = await generate("rsa", {
      modulusLength: KEY_BITS,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const sealedPrivateKey = wrap(pair.privateKey, wrapping);
    const row = { day, master: masterId, publicKey: pair.publicKey, sealedPrivateKey };
    // Of instances that make one at the same moment the first wins, and all give out its key.
    await db.insert(loginKeys).values(row).onConflictDoNothing();
    return (await stored(day)) ?? pair;
  };
  let making: { day: number; pair: Promise<{ publicKey: string }> } | undefined;

  return {
    secret,
    current: async () => {
      const day = keyDay(now());
      let pair: { publicKey: string } | undefined = await stored(day);
      if (!pair) {
        if (making?.day !== day) making = { day, pair: made(day) };
        pair = await making.pair.finally(() => (making = undefined));
      }
      const expiresInMs = keyEndMs(day) - now();
      return { keyId: `${day}-${masterId}`, publicKey: pair.publicKey, time: now(), expiresInMs };
    },
    open: async (sealed, keyId) => {
      const day = Number(/^(\d{1,6})-/.exec(keyId)?.[1] ?? Number.NaN);
      const isOurs =
        keyId === `${day}-${masterId}` && day <= keyDay(now() + CLOCK_SKEW_MS) && keyEndMs(day) > now();
      const pair = isOurs ? await stored(day) : undefined;
      const content = pair && decrypted(sealed, pair.privateKey);
      if (!content || content.time < now() - SEAL_SKEW_MS || content.time > now() + CLOCK_SKEW_MS)
        return undefined;
      // A nonce is remembered for as long as it opens: what was sent once never opens again.
      const end = content.time + SEAL_SKEW_MS + CLOCK_SKEW_MS;
      const isFirst = await grant(db, "nonce", `${keyId}.${content.nonce}`, {}, end);
      return isFirst ? content.password : undefined;
    },
    deleteExpired: async (time) => {
      await db.delete(loginKeys).where(lt(loginKeys.day, keyDay(time - KEY_GRACE_MS)));
    },
  };
}

/** Days since the epoch. */
function keyDay(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** When a day's key stops to open. */
function keyEndMs(day: number): number {
  return (day + 1) * DAY_MS + KEY_GRACE_MS;
}

function decrypted(sealed: string, key: string): v.InferOutput<typeof SealedSchema> | undefined {
  try {
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
    const text = privateDecrypt({ key, ...padding }, Buffer.from(sealed, "base64")).toString("latin1");
    const content = v.safeParse(SealedSchema, JSON.parse(Buffer.from(text, "base64").toString("utf8")));
    return content.success ? content.output : undefined;
  } catch {
    return undefined;
  }
}

/** AES-256-GCM; IV and tag go in front. */
function wrap(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

function unwrap(text: string, key: Buffer): string {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString("utf8");
}
