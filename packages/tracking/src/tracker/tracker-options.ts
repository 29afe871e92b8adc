import type { ConsentMode } from "../consent/consent.ts";
import type { EnvelopeProfile } from "../envelope/envelope.ts";
import type { TrackingCrypto } from "./tracking-crypto.ts";
import type { ObjectId } from "@wesdom/facts";
import type { EventInput } from "../events/pending-event.ts";
import type { SentReport } from "../queue/createPump.ts";
import type { DropReason } from "../queue/drop-reason.ts";

/** Settings of a site's tracker. */
export interface TrackerOptions {
  /** Address of the report call, such as `/api/common/data/report.do`; the English one has its own. */
  readonly endpoint: string;
  /** Value of the header `Lang` of the reports of what happens now, as every call has it. Beacons carry no header. */
  readonly lang: () => number;
  /** RSA public key of the server, as PEM. */
  readonly publicKey: string;
  /** Whether this is the Chinese site. */
  readonly isCnVersion: boolean;
  /** Under what visitors and the visit's duration are reported. */
  readonly objectIds: { readonly visitors: ObjectId; readonly duration: ObjectId };
  /** Loads what seals: `() => import("@wesdom/tracking/crypto")`. Called when the page is idle. */
  readonly loadCrypto: () => Promise<TrackingCrypto>;
  /** @default "spec" */
  readonly mode?: ConsentMode;
  /** @default "v1" */
  readonly profile?: EnvelopeProfile;
  /** Hears why an event was given up, once for each. */
  readonly onDrop?: (reason: DropReason) => void;
  /** Hears of each report as it leaves. */
  readonly onSend?: (report: SentReport) => void;
  /** Hears why sealing is not to be had: the chunk does not load, or the key is none. */
  readonly onError?: (error: unknown) => void;
}

/** Reports what a visitor does. */
export interface Tracker {
  /** Reports an event, with the time of the call, or of when the page is first seen. */
  readonly track: (event: EventInput) => void;
  /**
   * To be called when the visitor answered the consent banner, or changed the answer.
   *
   * @param answer - As it is stored; needed where the browser stores nothing, and known from its storage elsewhere.
   */
  readonly consentChanged: (answer?: "0" | "1") => void;
  /**
   * What later events say about the account.
   *
   * @param hash - A hashed id and nothing else; left out after a logout.
   */
  readonly setUserInfo: (hash?: string) => void;
  /** Hides the page for the tracker, which reports what there is, and listens no more. */
  readonly stop: () => void;
}
