import type { TrackerPorts } from "../ports/tracker-ports.ts";
import { SETTLE_MS } from "./settle.ts";

/** Wait for an idle moment at most, in milliseconds; and all of it where the browser tells none. */
const IDLE_TIMEOUT_MS = 2_000;

function later(task: () => void, delayMs: number): () => void {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}

const isVisible = (): boolean => document.visibilityState === "visible";

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

async function lock(name: string, task: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let hasRun = false;
  let release!: () => void;
  const letGo = new Promise<void>((resolve) => {
    release = resolve;
    signal.addEventListener("abort", release);
  });
  const run = async (): Promise<void> => {
    hasRun = true;
    if (!signal.aborted) await Promise.race([task(), letGo]);
  };
  try {
    if (navigator.locks) {
      await navigator.locks.request(name, { signal }, async () => {
        await Promise.race([new Promise((resolve) => later(() => resolve(run()), SETTLE_MS)), letGo]);
      });
    } else {
      // Few browsers need it, so it is not loaded with the page.
      const { holdLease } = await import("./holdLease.ts");
      const token = random(8).join("");
      await holdLease({ storage: localStorage, name, token, signal, now: Date.now, later }, run);
    }
  } catch (error) {
    if (hasRun || signal.aborted) throw error;
    // Storage and locks are blocked alike: no other tab sees what this one does.
    await run();
  } finally {
    // The signal lasts as long as the page is seen.
    signal.removeEventListener("abort", release);
  }
}

/**
 * What the tracker has of a browser: `localStorage`, Web Locks or a lease in place of them, and the page's visibility.
 */
export function browserPorts(): TrackerPorts {
  const { userAgent } = navigator;
  return {
    userAgent,
    globalPrivacyControl: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    now: Date.now,
    monotonic: () => performance.now(),
    random,
    storage: () => localStorage,
    later,
    idle(task) {
      // Safari has none.
      if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
      else later(task, IDLE_TIMEOUT_MS / 10);
    },
    lock,
    isVisible,
    listen({ onShow, onHide, onOnline, onStorage }) {
      const controller = new AbortController();
      const { signal } = controller;
      const onVisibility = (): void => (isVisible() ? onShow() : onHide());
      document.addEventListener("visibilitychange", onVisibility, { signal });
      // Safari may leave a page with this alone, and every browser brings one back from its cache with the next.
      addEventListener("pagehide", onHide, { signal });
      addEventListener("pageshow", onVisibility, { signal });
      addEventListener("online", onOnline, { signal });
      addEventListener("storage", ({ key }) => onStorage(key), { signal });
      return () => controller.abort();
    },
  };
}
