import { createHash } from "node:crypto";
import type { Random } from "../../src/slider/random.ts";

/** Chances that are the same for each seed (Mulberry32). */
export function seededRandom(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32BE();
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    int: (least, beyond) => least + Math.floor((next() / 2 ** 32) * (beyond - least)),
    bytes: (count) => {
      const words = new Uint32Array(Math.ceil(count / 4)).map(next);
      return new Uint8Array(words.buffer, 0, count);
    },
  };
}
