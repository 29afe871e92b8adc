import { browserPorts } from "../browser/browser-ports.ts";
import { AGREED, CONSENT_KEY, DECLINED, readConsent } from "../consent/consent.ts";
import { createVisitClock } from "../duration/visit-clock.ts";
import { EVENT_IDS } from "../events/event-catalogue.ts";
import type { EventInput, PendingEvent } from "../events/pending-event.ts";
import { DEFAULT_COUNT_VALUE, DEVICE_TYPE } from "../events/tracking-event.ts";
import { createKeyValueStore } from "../internal/key-value-store.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { DropReason } from "../queue/drop-reason.ts";
import { MAX_QUEUED_EVENTS } from "../queue/event-queue.ts";
import { classifyVisitor, VISIT_DAY_KEY } from "../visitors/classify-visitor.ts";
import { DEVICE_ID_KEY } from "../visitors/device-id.ts";
import { createOutbox } from "./outbox.ts";
import { createSealing, VISITOR_LOCK } from "./sealing.ts";
import type { Tracker, TrackerOptions } from "./tracker-options.ts";

/** Between two checkpoints of the visit's duration, in milliseconds. */
export const CHECKPOINT_MS = 5_000;

/**
 * Starts tracking a visit: reports the visitor when the page is first seen, the duration each time it hides, and what
 * `track` is given. Events leave sealed, survive reload and crash in storage, and are sent by one tab at a time.
 *
 * @param ports - What it has of the outside; the browser's by default.
 */
export function createTracker(options: TrackerOptions, ports: TrackerPorts = browserPorts()): Tracker {
  const { isCnVersion, objectIds, mode, onDrop } = options;
  const { now, globalPrivacyControl } = ports;
  const isStrict = mode === "strict";
  const drops: Partial<Record<DropReason, number>> = {};
  const buffer: (readonly [PendingEvent, string?])[] = [];
  /** While the page is seen; tells what is under way that it hides. */
  let shown: AbortController | undefined;
  let hasBeenShown = false;
  let isClassified = false;
  let asking: AbortSignal | undefined;
  let userInfo: string | undefined;
  let cancelTick: (() => void) | undefined;

  const drop = (reason: DropReason): void => {
    drops[reason] = (drops[reason] ?? 0) + 1;
    onDrop?.(reason);
  };
  const store = createKeyValueStore(() => (globalPrivacyControl ? undefined : ports.storage()));
  const consent = (): string | undefined => readConsent(store, globalPrivacyControl);
  const isAllowed = (): boolean => !isStrict || consent() === AGREED;
  const sealing = createSealing(options, ports, store, isAllowed);
  const outbox = createOutbox(options, ports, store, sealing, drop);
  const clock = createVisitClock({
    ...ports,
    ...outbox,
    onTooLong(id) {
      if (id) outbox.remove(id);
      drop("duration");
    },
  });

  const complete = (input: EventInput): PendingEvent => ({
    bizId: "",
    countType: "num",
    countValue: DEFAULT_COUNT_VALUE,
    ...input,
    userAgent: consent() === AGREED || (isCnVersion && !globalPrivacyControl) ? ports.userAgent : "",
    deviceType: DEVICE_TYPE,
    time: now(),
    ...(userInfo && { userInfo }),
    isCnVersion,
  });
  const duration = (countValue: number): PendingEvent =>
    complete({ eventId: EVENT_IDS.duration, objectId: objectIds.duration, countType: "time", countValue });

  function classify(): void {
    if (isClassified || !isAllowed()) return;
    isClassified = true;
    const events = classifyVisitor(store, now()).map((eventId) =>
      complete({ eventId, objectId: objectIds.visitors }),
    );
    buffer.unshift(...events.map((event) => [event] as const));
  }

  /** Takes every event as far as it can go by now. */
  function advance(): void {
    if (!hasBeenShown || !isAllowed()) return;
    if (!shown) classify();
    else if (!isClassified) classifyAlone(shown.signal);
    if (shown) sealing.load(shown.signal, advance);
    if (!isClassified || (shown && !sealing.isReady())) return;
    for (const [event, id] of buffer.splice(0)) outbox.add(event, id);
    if (!sealing.isReady()) return;
    if (shown) outbox.deliver(shown.signal);
    else outbox.leave();
  }
  function classifyAlone(signal: AbortSignal): void {
    if (asking === signal) return;
    asking = signal;
    ports
      .lock(VISITOR_LOCK, async () => classify(), signal)
      // Called off: the page hid, and has classified on its own.
      .catch(() => undefined)
      .finally(() => isClassified && advance());
  }

  function record(event: PendingEvent, id?: string): void {
    if (isStrict && consent() === DECLINED) return drop("declined");
    buffer.push(id ? [event, id] : [event]);
    if (buffer.length > MAX_QUEUED_EVENTS) {
      buffer.shift();
      drop("count");
    }
    advance();
  }

  function tick(): void {
    cancelTick = ports.later(tick, CHECKPOINT_MS);
    const entry = isAllowed() ? clock.move("tick") : undefined;
    if (entry?.id) outbox.checkpoint(duration(entry.durationMs), entry.id);
    advance();
  }
  function onShow(): void {
    if (shown) return;
    shown = new AbortController();
    hasBeenShown = true;
    clock.move("show");
    cancelTick = ports.later(tick, CHECKPOINT_MS);
    advance();
  }
  function onHide(): void {
    if (!shown) return;
    shown.abort();
    shown = undefined;
    cancelTick?.();
    const entry = clock.move("hide");
    if (entry) record(duration(entry.durationMs), entry.id);
    else advance();
  }
  function consentChanged(): void {
    if (!isStrict || consent() !== DECLINED) return advance();
    buffer.splice(0).forEach(() => drop("declined"));
    outbox.clear("declined");
    store.remove(DEVICE_ID_KEY);
    store.remove(VISIT_DAY_KEY);
    sealing.forget();
    isClassified = false;
  }

  const unlisten = ports.listen({
    onShow,
    onHide,
    onOnline() {
      outbox.wake();
      advance();
    },
    onStorage(key) {
      if (key === null || key === CONSENT_KEY) consentChanged();
    },
  });
  if (ports.isVisible()) onShow();

  return {
    drops,
    track: (input) => record(complete(input)),
    consentChanged,
    setUserInfo(hash) {
      userInfo = hash;
    },
    stop() {
      unlisten();
      onHide();
    },
  };
}
