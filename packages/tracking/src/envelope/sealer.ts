import type { Envelope } from "./envelope.ts";

/** Seals events for one server. */
export interface Sealer {
  /**
   * Seals under a key of its own.
   *
   * @param text - The event as JSON.
   * @param timeMs - Now, in whole milliseconds since the epoch.
   * @param isHiding - Whether it has to be quick: the page is about to go.
   */
  readonly seal: (text: string, timeMs: number, isHiding?: boolean) => Envelope;
  /** Whether a key lies ready for an event of a page that is seen. */
  readonly hasSpare: () => boolean;
  /** Wraps one key ahead, for a task of its own; false once enough lie ready. */
  readonly prepare: () => boolean;
}
