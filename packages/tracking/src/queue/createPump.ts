import { browserTransport } from "../browser/browserTransport.ts";
import type { Sealer } from "../envelope/sealer.ts";
import type { PendingEvent } from "../events/pending-event.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import { isRetryable, retryAfterMs, retryDelayMs } from "./backoff.ts";
import type { DropReason } from "./drop-reason.ts";
import type { EventQueue, PlainEntry } from "./event-queue.ts";
import { MAX_URL_CHARS, sealEvent } from "./sealEvent.ts";

/** Name of the lock that one tab at a time delivers under. */
export const DELIVERY_LOCK = "wsd:deliver";

/** A report on its way out. */
export interface SentReport {
  readonly url: string;
  readonly via: "fetch" | "beacon";
}

/** An event that is not queued yet, and the id that it has already: a duration's, from its checkpoints. */
export type Pending = readonly [PendingEvent, string?];

export interface PumpOptions {
  /** Address of the report call for what happens now. */
  readonly address: () => string;
  readonly sealer: Sealer;
  readonly deviceId: string;
  readonly ports: TrackerPorts;
  /** Events of this page, oldest first; they are taken out as they are sealed. */
  readonly pending: Pending[];
  readonly newId: () => string;
  readonly queue: EventQueue;
  /** Hears of each event that is given up. */
  readonly drop: (reason: DropReason) => void;
  /** Hears of each report as it leaves. */
  readonly onSend?: ((report: SentReport) => void) | undefined;
}

/** Moves events on: from pending to sealed, which is stored, and from sealed to delivered, which is nowhere any more. */
export interface Pump {
  /** While the page is seen: seals what is pending, then delivers what is queued, by this page and by others before it. */
  readonly run: (signal: AbortSignal) => void;
  /** The network is back: no need to wait, unless the server asked for it. */
  readonly wake: () => void;
  /** As the page hides: seals what is pending and reports what this page has sealed, waiting for nothing. */
  readonly flush: () => void;
}

/** A queued value that is not sealed; `undefined` where it cannot be read. */
function readPlain(value: string): PlainEntry | undefined {
  try {
    const entry = JSON.parse(value) as PlainEntry;
    return entry.event.eventId ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the pump of one page. */
export function createPump(options: PumpOptions): Pump {
  const { address, sealer, deviceId, ports, pending, newId, queue, drop, onSend } = options;
  const transport = ports.transport ?? browserTransport;
  /** What this page has sealed and not beaconed yet. */
  const unflushed = new Set<string>();
  let sealing: AbortSignal | undefined;
  let delivering: AbortSignal | undefined;
  let failures = 0;
  let earliestMs = 0;
  let serverWaitUntilMs = 0;
  let cancelWait: (() => void) | undefined;
  const wrapAhead = (): void => ports.idle(() => sealer.prepare() && wrapAhead());
  wrapAhead();

  const giveUp = (id: string, reason: DropReason): void => {
    queue.remove(id);
    drop(reason);
  };
  function seal(id: string, to: string, event: PendingEvent, isHiding = false): string | undefined {
    const url = sealEvent(sealer, to, { ...event, deviceIdMd5: deviceId }, ports.now(), isHiding);
    wrapAhead();
    if (url.length > MAX_URL_CHARS) {
      giveUp(id, "oversize");
      return undefined;
    }
    queue.put(id, url);
    return url;
  }
  function sealNext(isHiding: boolean): void {
    const [event, id = newId()] = pending.shift() as Pending;
    if (seal(id, address(), event, isHiding)) unflushed.add(id);
  }
  /** A key and an event in a task each: sealing all at once would keep a tap waiting. */
  async function sealPending(signal: AbortSignal): Promise<void> {
    sealing = signal;
    // What is reported within a navigation must not keep its page from being painted.
    await new Promise<void>((resolve) => void ports.later(resolve, 0));
    while (pending.length > 0 && !signal.aborted) {
      if (sealer.hasSpare()) sealNext(false);
      else sealer.prepare();
      if (pending.length > 0) await new Promise<void>((resolve) => void ports.later(resolve, 0));
    }
    if (sealing === signal) sealing = undefined;
  }

  /** The URL of a queued event, sealed first where need be; `undefined` where it is not to be sent now. */
  function queuedUrl(id: string): string | undefined {
    const value = queue.get(id);
    if (!value || queue.isSealed(value)) return value;
    const plain = readPlain(value);
    if (!plain) giveUp(id, "damaged");
    return !plain || queue.isHeld(plain) ? undefined : seal(id, plain.endpoint, plain.event);
  }
  /** Whether the server has answered for good. */
  async function send(id: string, url: string): Promise<boolean> {
    onSend?.({ url, via: "fetch" });
    const { status, retryAfter } = await transport.send(url).catch(() => ({ status: 503, retryAfter: null }));
    if (!isRetryable(status)) {
      failures = 0;
      queue.remove(id);
      if (status >= 400) drop("refused");
      return true;
    }
    // By a clock that nobody can set back: the wait would grow by as much.
    const nowMs = ports.monotonic();
    serverWaitUntilMs = nowMs + retryAfterMs(retryAfter, ports.now());
    earliestMs = Math.max(serverWaitUntilMs, nowMs + retryDelayMs(failures, (ports.random(1)[0] ?? 0) / 256));
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
      const url = queuedUrl(id);
      if (url) isAnswered = await send(id, url);
    }
    // At once, not when the lock is let go: what is queued meanwhile has to start anew.
    if (delivering === signal) delivering = undefined;
    if (!isAnswered) deliver(signal);
  }
  function deliver(signal: AbortSignal): void {
    if (signal.aborted || delivering === signal) return;
    cancelWait?.();
    const waitMs = earliestMs - ports.monotonic();
    if (waitMs > 0) {
      cancelWait = ports.later(() => deliver(signal), waitMs);
      return;
    }
    delivering = signal;
    ports
      .lock(DELIVERY_LOCK, () => deliverAll(signal), signal)
      .catch(() => {
        if (delivering === signal) delivering = undefined;
      });
  }

  return {
    run(signal) {
      if (signal.aborted || sealing === signal) return;
      void sealPending(signal).then(() => deliver(signal));
    },
    wake() {
      failures = 0;
      earliestMs = serverWaitUntilMs;
    },
    flush() {
      while (pending.length > 0) sealNext(true);
      for (const id of unflushed) {
        const url = queuedUrl(id);
        if (!url) continue;
        if (transport.beacon(url)) onSend?.({ url, via: "beacon" });
        else void send(id, url);
      }
      unflushed.clear();
    },
  };
}
