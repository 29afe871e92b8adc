import type { SliderWork } from "@wesdom/api-client";
import { firstHashWord } from "./firstHashWord.ts";

/** How long it works at a time, milliseconds: half a frame, so that the piece follows the finger. */
const SLICE_MS = 8;

/** Texts between two looks at the clock. */
const TEXTS_A_LOOK = 64;

/**
 * Does the work of a puzzle, in slices between which the page goes on.
 *
 * @param signal - Ends it: the puzzle was replaced.
 * @returns The number that shows it. Rejected when it is ended.
 */
export async function findNonce({ salt, bits }: SliderWork, signal: AbortSignal): Promise<number> {
  for (let nonce = 0; ;) {
    // Chrome 99 has no `throwIfAborted`.
    if (signal.aborted) throw signal.reason;
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      for (const beyond = nonce + TEXTS_A_LOOK; nonce < beyond; nonce += 1) {
        if (Math.clz32(firstHashWord(`${salt}.${nonce}`)) >= bits) return nonce;
      }
    }
    await nextTask();
  }
}

/** Lets the page do what waits. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
