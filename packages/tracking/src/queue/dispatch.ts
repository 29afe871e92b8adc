import { browserTransport } from "../browser/browser-transport.ts";
import type { Sealer } from "../envelope/sealer.ts";
import type { PendingEvent } from "../events/pending-event.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { SentReport } from "./delivery.ts";
import { createDelivery } from "./delivery.ts";
import type { DropReason } from "./drop-reason.ts";
import type { EventQueue } from "./event-queue.ts";
import { heldMs, isSealed, readPlain } from "./event-queue.ts";
import { addressOf } from "./report-address.ts";
import { MAX_URL_CHARS, sealEvent } from "./seal-event.ts";

/** What {@link createDispatch} works with. */
export interface DispatchOptions {
  /** Address of the report call for events of this page. */
  readonly endpoint: string;
  /** Value of the header `Lang` of what happens now. */
  readonly lang: () => number;
  readonly deviceId: string;
  readonly ports: TrackerPorts;
  readonly queue: EventQueue;
  /** Hears of each event that is given up. */
  readonly drop: (reason: DropReason) => void;
  /** Hears of each report as it leaves. */
  readonly onSend?: ((report: SentReport) => void) | undefined;
}

/** Seals what is queued, and takes it to the server. */
export interface Dispatch {
  /** Wraps a key for the next event unless one lies ready; true if one did, so that sealing is quick now. */
  readonly makeReady: () => boolean;
  /** Queues an event, sealed; quickly where the page is about to go. */
  readonly add: (event: PendingEvent, id: string, isHiding: boolean) => void;
  /** Delivers what is queued, by this page and by others before it. */
  readonly deliver: (signal: AbortSignal) => void;
  /** The network is back. */
  readonly wake: () => void;
  /** Reports, as the page hides, what it has sealed and not reported this way yet. */
  readonly leave: () => void;
}

/** Makes the dispatch of one page. */
export function createDispatch(sealer: Sealer, options: DispatchOptions): Dispatch {
  const { deviceId, ports, queue, drop, onSend } = options;
  const mine = new Set<string>();
  const refill = (): void => ports.idle(() => sealer.prepare() && refill());
  refill();

  const giveUp = (id: string, reason: DropReason): void => {
    queue.remove(id);
    drop(reason);
  };
  function seal(id: string, to: string, event: PendingEvent, isHiding = false): string | undefined {
    const url = sealEvent(sealer, to, { ...event, deviceIdMd5: deviceId }, ports.now(), isHiding);
    refill();
    if (url.length > MAX_URL_CHARS) {
      giveUp(id, "oversize");
      return undefined;
    }
    queue.put(id, url);
    return url;
  }
  function sealed(id: string): string | undefined {
    const value = queue.get(id);
    if (!value || isSealed(value)) return value;
    const plain = readPlain(value);
    if (!plain) giveUp(id, "damaged");
    return !plain || heldMs(plain, ports.now()) > 0 ? undefined : seal(id, plain.endpoint, plain.event);
  }
  const { start, wake, fling } = createDelivery({
    ports: { ...ports, ...(ports.transport ?? browserTransport) },
    queue,
    sealed,
    drop,
    onSend,
  });

  return {
    makeReady() {
      if (sealer.hasSpare()) return true;
      sealer.prepare();
      return false;
    },
    add(event, id, isHiding) {
      if (seal(id, addressOf(options), event, isHiding)) mine.add(id);
    },
    deliver: start,
    wake,
    leave() {
      mine.forEach(fling);
      mine.clear();
    },
  };
}
