import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LocalPuzzle, LocalSolution } from "@wesdom/api-client/contract";
import type { Log } from "../app/log.ts";
import type { Database } from "../database/database.ts";
import { grant, newToken, takeGrant } from "../once/grants.ts";
import { drawPuzzle } from "./drawPuzzle.ts";
import { judgeTrack } from "./judgeTrack.ts";

/** How long a puzzle can be answered, milliseconds. */
export const PUZZLE_TTL_MS = 120_000;

/** Quickest answer, by the server's clock, milliseconds. */
export const LEAST_ANSWER_MS = 300;

/** How far the piece may be from its place, pixels of 300. */
export const TOLERANCE_PX = 5;

/** Below the folder of the content; never served, see `media.ts`. */
const FOLDER = "media/puzzle";

interface StoredPuzzle {
  readonly x: number;
  readonly device: string;
  readonly issuedAt: number;
}

/** Puzzles of our own. */
export interface LocalSlider {
  readonly puzzle: (device: string) => Promise<LocalPuzzle>;
  /** Whether an answer is right; asked once, the puzzle is gone. */
  readonly check: (solution: LocalSolution, device: string) => Promise<boolean>;
}

/**
 * Makes puzzles from the backgrounds of the content. Where the piece belongs is kept in the database, so that any
 * instance can check the answer; it is not in what is sent.
 */
export function localSlider(options: {
  db: Database;
  now: () => number;
  log: Log;
  contentDirectory: string;
}): LocalSlider {
  const { db, now, log } = options;
  const folder = join(options.contentDirectory, FOLDER);
  return {
    puzzle: async (device) => {
      const files = readdirSync(folder).filter((name) => name.endsWith(".webp"));
      const { x, y, size, background, piece } = await drawPuzzle(
        join(folder, files[randomInt(files.length)] ?? ""),
      );
      const challengeId = newToken();
      const issuedAt = now();
      const stored: StoredPuzzle = { x, device, issuedAt };
      await grant(db, "puzzle", challengeId, stored, issuedAt + PUZZLE_TTL_MS);
      return {
        provider: "local",
        challengeId,
        background: dataUri(background),
        piece: dataUri(piece),
        pieceY: y,
        pieceSize: size,
        expiresInMs: PUZZLE_TTL_MS,
      };
    },
    check: async ({ challengeId, x, track }, device) => {
      const stored = await takeGrant<StoredPuzzle>(db, "puzzle", challengeId, now());
      if (!stored) return false;
      const elapsedMs = now() - stored.issuedAt;
      const { possible, suspicion } = judgeTrack(track, x, elapsedMs);
      const isRight =
        possible &&
        stored.device === device &&
        elapsedMs >= LEAST_ANSWER_MS &&
        Math.abs(x - stored.x) <= TOLERANCE_PX;
      log("info", "slider", { right: isRight, possible, suspicion, ms: elapsedMs });
      return isRight;
    },
  };
}

function dataUri(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString("base64")}`;
}
