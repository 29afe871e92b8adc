import { browserPorts } from "../browser/browserPorts.ts";
import { CONSENT_KEY, EVENT_IDS, VISITS_CONSENT_KEY } from "@wesdom/facts";
import { AGREED, DECLINED, readConsent } from "../consent/consent.ts";
import { createVisitClock } from "../duration/createVisitClock.ts";
import type { EventInput, PendingEvent } from "../events/pending-event.ts";
import { createKeyValueStore, type KeyValueStore } from "../internal/createKeyValueStore.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { Pending, Pump } from "../queue/createPump.ts";
import type { DropReason } from "../queue/drop-reason.ts";
import type { PlainEntry } from "../queue/event-queue.ts";
import {
  CHECKPOINT_HELD_MS,
  createEventQueue,
  createIds,
  MAX_QUEUED_EVENTS,
  QUEUE_PREFIX,
} from "../queue/event-queue.ts";
import { classifyVisitor, isAnotherDay, VISIT_DAY_KEY, VISITOR_LOCK } from "../visitors/classifyVisitor.ts";
import { DEVICE_ID_KEY, readDeviceId } from "../visitors/readDeviceId.ts";
import { completeEvent } from "./completeEvent.ts";
import type { Tracker, TrackerOptions } from "./tracker-options.ts";

/** Between two checkpoints of the visit's duration, in milliseconds. */
export const CHECKPOINT_MS = 5_000;

/**
 * Whether the page is seen. One that never was, opened behind another or prerendered, reports nothing.
 *
 * ```
 * unseen ──show──▶ visible ──hide──▶ hidden
 *                   ▲──────show──────┘
 * ```
 */
type PageState =
  | { readonly phase: "unseen" | "hidden" }
  | { readonly phase: "visible"; readonly controller: AbortController };

/**
 * How far the visit is. Events wait in memory until it can seal; those of a page that hides before are stored as they
 * are.
 *
 * ```
 * new ──visitor reported──▶ classified ──crypto and device id there──▶ sealing
 *  ▲───────declined (strict), or seen again or used on another day──────┘
 * ```
 */
type VisitState =
  | { readonly phase: "new" | "classified" }
  | { readonly phase: "sealing"; readonly pump: Pump };

/**
 * Starts tracking a visit: reports the visitor when the page is first seen, the duration each time it hides, and what
 * `track` is given. Events leave sealed, survive reload and crash in storage, and are sent by one tab at a time.
 *
 * @param ports - What it has of the outside; the browser's by default.
 */
export function createTracker(options: TrackerOptions, ports: TrackerPorts = browserPorts()): Tracker {
  const { isCnVersion, objectIds, mode, onDrop } = options;
  const pending: Pending[] = [];
  let page: PageState = { phase: "unseen" };
  let visit: VisitState = { phase: "new" };
  let preparing: AbortSignal | undefined;
  let userInfo: string | undefined;

  const drop = (reason: DropReason): void => onDrop?.(reason);
  const store = createKeyValueStore(() => (ports.globalPrivacyControl ? undefined : ports.storage()));
  // Who declined to be counted at all is not counted where another page would not ask.
  const isStrict = (): boolean => mode === "strict" || store.get(VISITS_CONSENT_KEY) === DECLINED;
  const consent = (): string | undefined => readConsent(store, ports.globalPrivacyControl, isStrict());
  const isAllowed = (): boolean => !isStrict() || consent() === AGREED;
  const complete = (input: EventInput): PendingEvent =>
    completeEvent(input, { ports, isCnVersion, userInfo, consent: consent() });
  const duration = (countValue: number): PendingEvent =>
    complete({ eventId: EVENT_IDS.duration, objectId: objectIds.duration, countType: "time", countValue });

  // What lies there from before it was switched on.
  if (ports.globalPrivacyControl) forget(createKeyValueStore(ports.storage));
  const queue = createEventQueue(store, ports.now, drop);
  const newId = createIds(ports);
  // As `withQuery` and `headersFor` read it.
  const address = (): string => `${options.endpoint}#${options.lang()}`;
  const keepPlain = (id: string, event: PendingEvent, heldUntilMs: number): void =>
    queue.put(id, JSON.stringify({ endpoint: address(), event, heldUntilMs } satisfies PlainEntry));
  const moveClock = createVisitClock({
    ...ports,
    newId,
    isGone: (id) => queue.isSealed(queue.get(id) ?? ""),
    onTooLong(id) {
      if (id) queue.remove(id);
      drop("duration");
    },
  });

  const pump = (): Pump | undefined => (visit.phase === "sealing" ? visit.pump : undefined);
  function reportVisitor(): void {
    if (visit.phase !== "new" || !isAllowed()) return;
    visit = { phase: "classified" };
    const eventIds = classifyVisitor(store, ports.now());
    pending.unshift(
      ...eventIds.map((eventId) => [complete({ eventId, objectId: objectIds.visitors })] as const),
    );
  }
  /** Brings the visit to where it can seal, in steps that other tabs and the page's own work may interrupt. */
  async function prepare(signal: AbortSignal): Promise<void> {
    if (visit.phase === "new") await ports.lock(VISITOR_LOCK, async () => reportVisitor(), signal);
    await new Promise<void>(ports.idle);
    const { createSealer, makeDeviceId } = await options.loadCrypto();
    const { createPump } = await import("../queue/createPump.ts");
    const startSealing = async (): Promise<void> => {
      // Not before the visitor is classified: a device id, of this page or of another, would make an old one of a new one.
      if (visit.phase !== "classified" || !isAllowed()) return;
      const deviceId = readDeviceId(store) ?? makeDeviceId(ports);
      store.set(DEVICE_ID_KEY, deviceId);
      const sealer = createSealer({ ...options, random: ports.random });
      visit = {
        phase: "sealing",
        pump: createPump({ ...options, address, sealer, deviceId, ports, pending, newId, queue, drop }),
      };
    };
    await (readDeviceId(store) ? startSealing() : ports.lock(VISITOR_LOCK, startSealing, signal));
    // In a task of its own: the sealer has wrapped a key, and the pump seals.
    await new Promise<void>((resolve) => void ports.later(resolve, 0));
  }
  async function run(signal: AbortSignal): Promise<void> {
    if (!pump() && preparing !== signal) {
      preparing = signal;
      // The page that hides calls a lock off; that is no error.
      await prepare(signal).catch((error: unknown) => signal.aborted || options.onError?.(error));
      if (preparing === signal) preparing = undefined;
    }
    pump()?.run(signal);
  }
  /** What is seen again, or used still, on another day is a visit of that day. */
  function renewVisit(): void {
    if (isAnotherDay(store, ports.now())) visit = { phase: "new" };
  }
  /** Takes every event as far as it can go by now. */
  function advance(): void {
    if (page.phase === "unseen" || !isAllowed()) return;
    if (page.phase === "visible") {
      moveClock("show");
      return void run(page.controller.signal);
    }
    reportVisitor();
    pump()?.flush();
    for (const [event, id = newId()] of pending.splice(0)) keepPlain(id, event, 0);
  }
  function record(...entry: Pending): void {
    if (isStrict() && consent() === DECLINED) return drop("declined");
    pending.push(entry);
    if (pending.length > MAX_QUEUED_EVENTS) {
      pending.shift();
      drop("count");
    }
    advance();
  }
  function consentChanged(answer?: "0" | "1"): void {
    if (answer !== undefined && consent() !== answer) {
      if (mode === "strict") store.set(VISITS_CONSENT_KEY, answer);
      else store.remove(VISITS_CONSENT_KEY);
      store.set(CONSENT_KEY, answer);
    }
    if (!isStrict() || consent() !== DECLINED) return advance();
    moveClock("hide");
    [...pending.splice(0), ...queue.ids()].forEach(() => drop("declined"));
    forget(store);
    visit = { phase: "new" };
    preparing = undefined;
  }

  function onShow(): void {
    if (page.phase === "visible") return;
    // What was reported while nobody saw the page happens now.
    if (page.phase === "unseen") for (const [event] of pending) Object.assign(event, { time: ports.now() });
    const controller = new AbortController();
    page = { phase: "visible", controller };
    renewVisit();
    const tick = (): void => {
      if (controller.signal.aborted) return;
      ports.later(tick, CHECKPOINT_MS);
      const entry = isAllowed() ? moveClock("tick") : undefined;
      if (entry?.id) keepPlain(entry.id, duration(entry.durationMs), ports.now() + CHECKPOINT_HELD_MS);
      advance();
    };
    ports.later(tick, CHECKPOINT_MS);
    advance();
  }
  function onHide(): void {
    if (page.phase !== "visible") return;
    page.controller.abort();
    page = { phase: "hidden" };
    const entry = moveClock("hide");
    if (entry) record(duration(entry.durationMs), entry.id);
    else advance();
  }
  const unlisten = ports.listen({
    onShow,
    onHide,
    onOnline() {
      pump()?.wake();
      advance();
    },
    onStorage(key) {
      // The key of each answer begins with that of the first.
      if (key === null || key.startsWith(CONSENT_KEY)) consentChanged();
    },
  });
  if (ports.isVisible()) onShow();

  return {
    track(input) {
      renewVisit();
      record(complete(input));
    },
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

/** Takes off the device what tells of its visits. */
function forget(store: KeyValueStore): void {
  for (const key of store.keys())
    if (key === DEVICE_ID_KEY || key === VISIT_DAY_KEY || key.startsWith(QUEUE_PREFIX)) store.remove(key);
}
