import { createHeldBytes, type HeldBounds } from "./held-bytes.ts";

/** What a connection takes without waiting for its reader, and how much of a larger answer it is given at a time. */
const PIECE_BYTES = 16_384;

/**
 * The body of an answer that is in memory already, as a connection takes it.
 *
 * @param who - Network of the visitor.
 * @param signal - Is aborted when the visitor leaves.
 * @throws BusyError where answers that are not read yet hold too much memory already, those of this network or of all.
 */
export type SlowAnswer = (
  bytes: Uint8Array<ArrayBuffer>,
  who: string,
  signal: AbortSignal,
) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Makes bodies of answers, and knows how much of them is not read yet. */
export function createSlowAnswers(bounds?: HeldBounds): SlowAnswer {
  const held = createHeldBytes(bounds);

  return (bytes, who, signal) => {
    if (bytes.byteLength <= PIECE_BYTES) return bytes;
    let given = 0;
    let left = bytes.byteLength;
    const take = (size: number): void => {
      held.take(who, Math.min(size, left));
      left -= Math.min(size, left);
    };
    held.add(who, left);
    // One who leaves before the first piece is wanted is told of by this alone.
    signal.addEventListener("abort", () => take(left), { once: true });
    if (signal.aborted) take(left);
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytes.subarray(given, given + PIECE_BYTES));
          given += PIECE_BYTES;
          take(PIECE_BYTES);
          if (given >= bytes.byteLength) controller.close();
        },
        cancel: () => take(left),
      },
      { highWaterMark: 0 },
    );
  };
}
