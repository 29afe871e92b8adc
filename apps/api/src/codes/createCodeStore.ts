import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { CODE_DIGITS, CODE_TRIES, CODE_TTL_MS, type SliderAction } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import { runsAt } from "../database/runsAt.ts";
import { codes } from "./tables.ts";

/** What became of a code that was tried. */
export type CodeResult = "right" | "wrong" | "expired";

export interface CodeUse {
  readonly purpose: SliderAction;
  readonly phone: string;
  /** The browser that asks, where the code is good in that one alone; `""`: in any. */
  readonly device: string;
}

export interface IssuedCode {
  readonly code: string;
  /** Puts what was there before in its place again: it was not sent. */
  readonly withdraw: () => Promise<void>;
}

/** Codes, one for each use at a time. */
export interface CodeStore {
  /** Makes a code; it replaces the one before. */
  readonly issue: (use: CodeUse) => Promise<IssuedCode>;
  /**
   * Tries a code. A right one is gone: of any number of tries at the same moment one is right.
   *
   * @param on - A transaction in which it is tried; what it rolls back was not tried. @default the database
   */
  readonly redeem: (use: CodeUse, code: string, on?: Database) => Promise<CodeResult>;
  /** Forgets codes whose time is over at `time`. */
  readonly deleteExpired: (time: number) => Promise<void>;
}

/**
 * Makes the store. It holds neither phone numbers nor codes, but their keyed hashes: whoever reads the table cannot try
 * out the million codes there are.
 *
 * @param secret - Shared by all instances.
 */
export function createCodeStore(db: Database, secret: Buffer, now: () => number): CodeStore {
  const keyed = (text: string): string => createHmac("sha256", secret).update(text).digest("base64url");
  const codeId = (use: CodeUse): string => keyed(`code\0${use.purpose}\0${use.phone}\0${use.device}`);
  return {
    issue: async (use) => {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
      const id = codeId(use);
      const row = { digest: keyed(`${id}\0${code}`), tries: 0, expiresAt: now() + CODE_TTL_MS };
      // Held meanwhile: one that is used up at this moment does not come back.
      const before = await db.transaction(async (transaction) => {
        const [found] = await transaction.select().from(codes).where(eq(codes.id, id)).for("update");
        await transaction
          .insert(codes)
          .values({ id, ...row })
          .onConflictDoUpdate({ target: codes.id, set: row });
        return found;
      });
      const own = and(eq(codes.id, id), eq(codes.digest, row.digest));
      const withdraw = async (): Promise<void> => {
        await (before ? db.update(codes).set(before).where(own) : db.delete(codes).where(own));
      };
      return { code, withdraw };
    },
    redeem: async (use, code, on = db) => {
      const id = codeId(use);
      const [row] = await on
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(eq(codes.id, id), runsAt(codes.expiresAt, CODE_TTL_MS, now()), lt(codes.tries, CODE_TRIES)),
        )
        .returning({ digest: codes.digest });
      if (!row) return "expired";
      // In a time that tells nothing.
      const isRight = timingSafeEqual(Buffer.from(row.digest), Buffer.from(keyed(`${id}\0${code}`)));
      if (!isRight) return "wrong";
      const gone = await on
        .delete(codes)
        .where(and(eq(codes.id, id), eq(codes.digest, row.digest)))
        .returning({ id: codes.id });
      return gone.length > 0 ? "right" : "expired";
    },
    deleteExpired: async (time) => {
      await db.delete(codes).where(lt(codes.expiresAt, time));
    },
  };
}
