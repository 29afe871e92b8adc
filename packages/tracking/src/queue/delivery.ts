import type { TrackerPorts, Transport } from "../ports/tracker-ports.ts";
import { askedWait, isRetryable, nextWait } from "./backoff.ts";
import type { DropReason } from "./drop-reason.ts";
import type { EventQueue } from "./event-queue.ts";

/** Name of the lock that one tab at a time delivers under. */
export const DELIVERY_LOCK = "wsd:deliver";

/** A report on its way out. */
export interface SentReport {
  readonly url: string;
  readonly via: "fetch" | "beacon";
}

/** What {@link createDelivery} works with. */
export interface DeliveryOptions {
  readonly ports: Pick<TrackerPorts, "now" | "random" | "later" | "lock"> & Transport;
  readonly queue: EventQueue;
  /** The URL of a queued event, sealed first where need be; `undefined` where it is not to be sent now. */
  readonly sealed: (id: string) => string | undefined;
  readonly drop: (reason: DropReason) => void;
  readonly onSend?: ((report: SentReport) => void) | undefined;
}

/** Takes queued events to the server. */
export interface Delivery {
  /** Delivers what is queued, one by one, unless it is too early or already doing so. */
  readonly start: (signal: AbortSignal) => void;
  /** The network is back: no need to wait, unless the server asked for it. */
  readonly wake: () => void;
  /** Reports an event without waiting for the answer; it stays queued until one came. */
  readonly fling: (id: string) => void;
}

/** Makes the delivery of one page. */
export function createDelivery({ ports, queue, sealed, drop, onSend }: DeliveryOptions): Delivery {
  let running: AbortSignal | undefined;
  let failures = 0;
  let earliestMs = 0;
  let askedUntilMs = 0;
  let cancelWait: (() => void) | undefined;

  /** Whether the server has answered for good. */
  async function deliver(id: string, url: string): Promise<boolean> {
    onSend?.({ url, via: "fetch" });
    const { status, retryAfter } = await ports.send(url).catch(() => ({ status: 503, retryAfter: null }));
    if (!isRetryable(status)) {
      failures = 0;
      queue.remove(id);
      if (status >= 400) drop("refused");
      return true;
    }
    const nowMs = ports.now();
    askedUntilMs = nowMs + askedWait(retryAfter, nowMs);
    earliestMs = Math.max(askedUntilMs, nowMs + nextWait(failures, (ports.random(1)[0] ?? 0) / 256));
    failures += 1;
    return false;
  }

  async function deliverAll(signal: AbortSignal): Promise<void> {
    const passed = new Set<string>();
    let isAnswered = true;
    while (isAnswered && !signal.aborted) {
      const id = queue.ids().find((each) => !passed.has(each));
      if (!id) break;
      passed.add(id);
      const url = sealed(id);
      if (url) isAnswered = await deliver(id, url);
    }
    // At once, not when the lock is let go: what is queued meanwhile has to start anew.
    if (running === signal) running = undefined;
    if (!isAnswered) start(signal);
  }

  function start(signal: AbortSignal): void {
    cancelWait?.();
    if (signal.aborted || running === signal) return;
    const waitMs = earliestMs - ports.now();
    if (waitMs > 0) {
      cancelWait = ports.later(() => start(signal), waitMs);
      return;
    }
    running = signal;
    ports
      .lock(DELIVERY_LOCK, () => deliverAll(signal), signal)
      .catch(() => {
        if (running === signal) running = undefined;
      });
  }

  return {
    start,
    wake() {
      failures = 0;
      earliestMs = askedUntilMs;
    },
    fling(id) {
      const url = sealed(id);
      if (!url) return;
      if (ports.beacon(url)) onSend?.({ url, via: "beacon" });
      else void deliver(id, url);
    },
  };
}
