import { randomBytes, randomInt } from "node:crypto";

/** Where a puzzle takes its chances from. */
export interface Random {
  /** A whole number from `least` to below `beyond`. */
  readonly int: (least: number, beyond: number) => number;
  readonly bytes: (count: number) => Uint8Array;
}

/** Chances that nobody foresees. */
export const secureRandom: Random = { int: randomInt, bytes: randomBytes };
