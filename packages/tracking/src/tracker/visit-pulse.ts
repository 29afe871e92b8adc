import type { TrackerPorts } from "../ports/tracker-ports.ts";

/** Between two checkpoints of the visit's duration, in milliseconds. */
export const CHECKPOINT_MS = 5_000;

/** What a visit goes through: `onShow`, any number of `onTick`, `onHide`, and again. */
export interface VisitPulse {
  /** The page is seen; the signal ends when it hides. */
  readonly onShow: (signal: AbortSignal) => void;
  readonly onTick: () => void;
  readonly onHide: () => void;
}

/** Turns the overlapping events of a browser into one show and one hide each. */
export function createVisitPulse(
  { later }: Pick<TrackerPorts, "later">,
  { onShow, onTick, onHide }: VisitPulse,
): { readonly show: () => void; readonly hide: () => void } {
  let shown: AbortController | undefined;
  let cancelTick: (() => void) | undefined;
  const tick = (): void => {
    cancelTick = later(tick, CHECKPOINT_MS);
    onTick();
  };
  return {
    show() {
      if (shown) return;
      shown = new AbortController();
      cancelTick = later(tick, CHECKPOINT_MS);
      onShow(shown.signal);
    },
    hide() {
      if (!shown) return;
      shown.abort();
      shown = undefined;
      cancelTick?.();
      onHide();
    },
  };
}
