/** How long a busy page may postpone its hydration after load, in milliseconds. */
export const IDLE_TIMEOUT_MS = 2000;

const TOUCHES = ["pointerdown", "keydown", "focusin", "touchstart"] as const;

/** Resolves after the load event in an idle moment, or at the visitor's first touch, whichever comes first. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const type of TOUCHES) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of TOUCHES) addEventListener(type, done, { capture: true, passive: true });
    const idle = (): void => onIdle(done);
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { once: true });
  });
}

/** Resolves in an idle moment, after {@link IDLE_TIMEOUT_MS} at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise(onIdle);
}

function onIdle(callback: () => void): void {
  // Safari knows no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(() => callback(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, 1);
}

/** Calls back once the next frame is painted: style and layout are clean then, and measuring forces neither. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Ends the current task, so that input waiting behind it is answered first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}
