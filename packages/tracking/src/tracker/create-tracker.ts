import { browserPorts } from "../browser/browser-ports.ts";
import { CONSENT_KEY, EVENT_IDS } from "@wesdom/facts";
import { AGREED, DECLINED, readConsent } from "../consent/consent.ts";
import { createVisitClock } from "../duration/visit-clock.ts";
import type { EventInput, PendingEvent } from "../events/pending-event.ts";
import { createKeyValueStore } from "../internal/key-value-store.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { DropReason } from "../queue/drop-reason.ts";
import type { PlainEntry } from "../queue/event-queue.ts";
import {
  CHECKPOINT_HELD_MS,
  createEventQueue,
  createIds,
  isSealed,
  MAX_QUEUED_EVENTS,
} from "../queue/event-queue.ts";
import { VISIT_DAY_KEY } from "../visitors/classify-visitor.ts";
import { DEVICE_ID_KEY } from "../visitors/device-id.ts";
import { addressOf } from "../queue/report-address.ts";
import { createVisitor } from "../visitors/visitor.ts";
import { completeEvent } from "./complete-event.ts";
import { createSealing } from "./sealing.ts";
import type { Tracker, TrackerOptions } from "./tracker-options.ts";
import { createVisitPulse } from "./visit-pulse.ts";

/**
 * Starts tracking a visit: reports the visitor when the page is first seen, the duration each time it hides, and what
 * `track` is given. Events leave sealed, survive reload and crash in storage, and are sent by one tab at a time.
 *
 * @param ports - What it has of the outside; the browser's by default.
 */
export function createTracker(options: TrackerOptions, ports: TrackerPorts = browserPorts()): Tracker {
  const { isCnVersion, objectIds, mode, onDrop } = options;
  const isStrict = mode === "strict";
  const drops: Partial<Record<DropReason, number>> = {};
  const buffer: (readonly [PendingEvent, string?])[] = [];
  let shown: AbortSignal | undefined;
  let hasBeenShown = false;
  let userInfo: string | undefined;

  const drop = (reason: DropReason): void => {
    drops[reason] = (drops[reason] ?? 0) + 1;
    onDrop?.(reason);
  };
  const store = createKeyValueStore(() => (ports.globalPrivacyControl ? undefined : ports.storage()));
  const consent = (): string | undefined => readConsent(store, ports.globalPrivacyControl);
  const isAllowed = (): boolean => !isStrict || consent() === AGREED;
  const complete = (input: EventInput): PendingEvent =>
    completeEvent(input, { ports, isCnVersion, userInfo, consent: consent() });
  const duration = (countValue: number): PendingEvent =>
    complete({ eventId: EVENT_IDS.duration, objectId: objectIds.duration, countType: "time", countValue });

  const queue = createEventQueue(store, ports.now, drop);
  const newId = createIds(ports);
  const keepPlain = (id: string, event: PendingEvent, heldUntilMs: number): void =>
    queue.put(id, JSON.stringify({ endpoint: addressOf(options), event, heldUntilMs } satisfies PlainEntry));
  const sealing = createSealing({ options, ports, store, isAllowed, queue, drop });
  const visitor = createVisitor(ports, store, isAllowed, (eventIds) => {
    const events = eventIds.map((eventId) => complete({ eventId, objectId: objectIds.visitors }));
    buffer.unshift(...events.map((event) => [event] as const));
  });
  const clock = createVisitClock({
    ...ports,
    newId,
    isGone: (id) => isSealed(queue.get(id) ?? ""),
    onTooLong(id) {
      if (id) queue.remove(id);
      drop("duration");
    },
  });

  /** Takes every event as far as it can go by now. */
  function advance(): void {
    if (!hasBeenShown || !isAllowed()) return;
    visitor.classify(shown, advance);
    // Not before: a device id, of this page or of another, would tell a new visitor for an old one.
    if (!visitor.isClassified()) return;
    if (shown) sealing.load(shown, advance);
    const dispatch = sealing.dispatch();
    if (shown && !dispatch) return;
    // A key and an event at a time while the page is seen: sealing all at once would keep a tap waiting.
    const isReady = !shown || buffer.length === 0 || dispatch?.makeReady();
    for (const [event, id = newId()] of buffer.splice(0, shown ? Number(isReady) : buffer.length)) {
      if (dispatch) dispatch.add(event, id, !shown);
      else keepPlain(id, event, 0);
    }
    if (buffer.length > 0) ports.later(advance, 0);
    else if (shown) dispatch?.deliver(shown);
    else dispatch?.leave();
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
  function consentChanged(): void {
    if (!isStrict || consent() !== DECLINED) return advance();
    buffer.splice(0).forEach(() => drop("declined"));
    queue.ids().forEach((id) => {
      queue.remove(id);
      drop("declined");
    });
    store.remove(DEVICE_ID_KEY);
    store.remove(VISIT_DAY_KEY);
    sealing.forget();
    visitor.forget();
  }

  const pulse = createVisitPulse(ports, {
    onShow(signal) {
      shown = signal;
      hasBeenShown = true;
      clock.move("show");
      advance();
    },
    onTick() {
      const entry = isAllowed() ? clock.move("tick") : undefined;
      if (entry?.id) keepPlain(entry.id, duration(entry.durationMs), ports.now() + CHECKPOINT_HELD_MS);
      advance();
    },
    onHide() {
      shown = undefined;
      const entry = clock.move("hide");
      if (entry) record(duration(entry.durationMs), entry.id);
      else advance();
    },
  });
  const unlisten = ports.listen({
    onShow: pulse.show,
    onHide: pulse.hide,
    onOnline() {
      sealing.dispatch()?.wake();
      advance();
    },
    onStorage(key) {
      if (key === null || key === CONSENT_KEY) consentChanged();
    },
  });
  if (ports.isVisible()) pulse.show();

  return {
    drops,
    track: (input) => record(complete(input)),
    consentChanged,
    setUserInfo(hash) {
      userInfo = hash;
    },
    stop() {
      unlisten();
      pulse.hide();
    },
  };
}
