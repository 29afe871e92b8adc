/**
 * How long the page was seen: a state machine.
 *
 * ```
 * hidden ──show──▶ visible ──hide──▶ hidden
 *                  └─tick──▶ visible (adds up so far)
 * ```
 *
 * A `show` while visible and a `hide` or `tick` while hidden change nothing, so that it does not matter how many of its
 * overlapping events a browser fires.
 */
export type DurationState =
  | { readonly phase: "hidden"; readonly unsentMs: number }
  | { readonly phase: "visible"; readonly unsentMs: number; readonly sinceMs: number };

/** What moves a {@link DurationState}. */
export type DurationInput = "show" | "hide" | "tick";

/** Nothing seen yet. */
export const NO_DURATION: DurationState = { phase: "hidden", unsentMs: 0 };

/**
 * The state after an input.
 *
 * @param atMs - Monotonic clock, in milliseconds. One that was turned back adds nothing.
 */
export function moveDuration(state: DurationState, input: DurationInput, atMs: number): DurationState {
  if (state.phase === "hidden") {
    return input === "show" ? { phase: "visible", unsentMs: state.unsentMs, sinceMs: atMs } : state;
  }
  if (input === "show") return state;
  const unsentMs = state.unsentMs + Math.max(0, atMs - state.sinceMs);
  return input === "hide" ? { phase: "hidden", unsentMs } : { phase: "visible", unsentMs, sinceMs: atMs };
}

/** The state after so many of its unsent milliseconds were reported. */
export function settleDuration(state: DurationState, reportedMs: number): DurationState {
  return { ...state, unsentMs: state.unsentMs - reportedMs };
}
