/** Milliseconds a toast stays. */
export const TOAST_MS = 2000;

/** Toasts on the screen at once; an older one gives way. */
export const MOST_TOASTS = 3;

/** How a toast speaks: `error` interrupts, the others wait their turn. */
export type ToastTone = "plain" | "success" | "error";

/** A message on the screen. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

/** What {@link Toaster.show} takes beside the text. */
export interface ToastOptions {
  /** @default "plain" */
  readonly tone?: ToastTone | undefined;
  /** Milliseconds it stays; 0 until dismissed. @default 2000 */
  readonly duration?: number | undefined;
}

/** Holds the messages of one page load. */
export interface Toaster {
  /**
   * Shows a message and returns its id. One with the same text and tone that is still there starts its time anew instead
   * of being said twice.
   */
  readonly show: (text: string, options?: ToastOptions) => number;
  readonly dismiss: (id: number) => void;
  /** Stops the clock while the reader looks closer. */
  readonly pause: () => void;
  /** Starts it anew for every message. */
  readonly resume: () => void;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly Toast[];
}

/** A store of toasts. Make one for each page load (and each server render) and hand it to a `ToastStack`. */
export function createToaster(): Toaster {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const durations = new Map<number, number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number): void => {
    stop(id);
    durations.delete(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  };
  const start = (id: number): void => {
    const duration = durations.get(id) ?? 0;
    if (duration > 0)
      timers.set(
        id,
        setTimeout(() => dismiss(id), duration),
      );
  };
  return {
    show(text, { tone = "plain", duration = TOAST_MS } = {}) {
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same !== undefined) {
        durations.set(same.id, duration);
        stop(same.id);
        if (!paused) start(same.id);
        return same.id;
      }
      lastId += 1;
      const id = lastId;
      for (const old of toasts.slice(0, Math.max(0, toasts.length - MOST_TOASTS + 1))) dismiss(old.id);
      durations.set(id, duration);
      change([...toasts, { id, text, tone }]);
      if (!paused) start(id);
      return id;
    },
    dismiss,
    pause() {
      paused = true;
      for (const { id } of toasts) stop(id);
    },
    resume() {
      paused = false;
      for (const { id } of toasts) {
        stop(id);
        start(id);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => toasts,
  };
}
