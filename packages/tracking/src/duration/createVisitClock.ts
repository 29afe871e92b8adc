import { MAX_DURATION_MS } from "../events/tracking-event.ts";
import { moveDuration, NO_DURATION, settleDuration, type DurationInput } from "./duration.ts";

/** What is to be kept, or reported, of the visit's duration. */
export interface DurationEntry {
  /** The queued event's id: the same from the first checkpoint until it is reported; none where it was never kept. */
  readonly id?: string;
  /** Whole milliseconds seen since the last report. */
  readonly durationMs: number;
}

export interface VisitClockOptions {
  readonly monotonic: () => number;
  readonly newId: () => string;
  /** Whether a checkpoint is no longer there to be overwritten: another tab took it for one left behind, or it was given up. */
  readonly isGone: (id: string) => boolean;
  /** Called where more than 24 hours came together, which is not reported. */
  readonly onTooLong: (checkpointId: string | undefined) => void;
}

/**
 * Moves the clock that measures how long the page is seen; after `tick` the result is to be kept, after `hide` to be
 * reported, under its id.
 */
export type MoveClock = (input: DurationInput) => DurationEntry | undefined;

/** Makes the clock of one page. */
export function createVisitClock({ monotonic, newId, isGone, onTooLong }: VisitClockOptions): MoveClock {
  let state = NO_DURATION;
  let kept: Required<DurationEntry> | undefined;
  return (input) => {
    state = moveDuration(state, input, monotonic());
    if (kept && isGone(kept.id)) {
      state = settleDuration(state, kept.durationMs);
      kept = undefined;
    }
    const durationMs = Math.floor(state.unsentMs);
    if (durationMs > MAX_DURATION_MS) {
      onTooLong(kept?.id);
      state = settleDuration(state, state.unsentMs);
      kept = undefined;
      return undefined;
    }
    if (input === "show" || durationMs < 1) return undefined;
    if (input === "tick") {
      kept = { id: kept?.id ?? newId(), durationMs };
      return kept;
    }
    const entry = { ...kept, durationMs };
    state = settleDuration(state, durationMs);
    kept = undefined;
    return entry;
  };
}
