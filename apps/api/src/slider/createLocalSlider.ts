import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LocalPuzzle, LocalSolution, SliderWork } from "@wesdom/api-client/contract";
import { grant, newToken, takeGrant } from "../database/grants.ts";
import type { KernelServices } from "../http/call-input.ts";
import { drawPuzzle } from "./drawPuzzle.ts";
import { judgeTrack } from "./judgeTrack.ts";
import { isWorkDone, newWork } from "./work.ts";

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
  readonly work: SliderWork;
}

/** What an answer comes to. */
export interface LocalVerdict {
  readonly isRight: boolean;
  /** Whether its track looks like a machine's; keys look so, too. */
  readonly isSuspicious: boolean;
}

/** From how many signs of a machine on a track is suspicious. */
const SUSPICIOUS = 3;

/** Puzzles of our own. */
export interface LocalSlider {
  /** @param bits - How much work it asks for. */
  readonly puzzle: (device: string, bits: number) => Promise<LocalPuzzle>;
  /** Judges an answer; asked once, the puzzle is gone. */
  readonly check: (solution: LocalSolution, device: string) => Promise<LocalVerdict>;
}

/**
 * Makes puzzles from the backgrounds of the content. Where the piece belongs is kept in the database, so that any
 * instance can check the answer; it is not in what is sent.
 */
export function createLocalSlider({ db, now, log, settings }: KernelServices): LocalSlider {
  const folder = join(settings.contentDirectory, FOLDER);
  return {
    puzzle: async (device, bits) => {
      const files = readdirSync(folder).filter((name) => name.endsWith(".webp"));
      const { x, y, size, background, piece } = await drawPuzzle(
        join(folder, files[randomInt(files.length)] ?? ""),
      );
      const challengeId = newToken();
      const issuedAt = now();
      const work = newWork(bits);
      const stored: StoredPuzzle = { x, device, issuedAt, work };
      await grant(db, "puzzle", challengeId, stored, issuedAt + PUZZLE_TTL_MS);
      return {
        provider: "local",
        challengeId,
        background: dataUri(background),
        piece: dataUri(piece),
        pieceY: y,
        pieceSize: size,
        work,
        expiresInMs: PUZZLE_TTL_MS,
      };
    },
    check: async ({ challengeId, x, track, nonce }, device) => {
      const stored = await takeGrant<StoredPuzzle>(db, "puzzle", challengeId, now());
      if (!stored) return { isRight: false, isSuspicious: false };
      const elapsedMs = now() - stored.issuedAt;
      const { possible, suspicion } = judgeTrack(track, x, elapsedMs);
      const worked = isWorkDone(stored.work, nonce);
      const isRight =
        worked &&
        possible &&
        stored.device === device &&
        elapsedMs >= LEAST_ANSWER_MS &&
        Math.abs(x - stored.x) <= TOLERANCE_PX;
      log("info", "slider-checked", { right: isRight, worked, possible, suspicion, ms: elapsedMs });
      return { isRight, isSuspicious: suspicion >= SUSPICIOUS };
    },
  };
}

function dataUri(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString("base64")}`;
}
