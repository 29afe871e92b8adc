import type { LangId, LanguageKey } from "@wesdom/api-client/contract";
import type { Areas } from "../calls/areaCascade.ts";
import type { Database } from "../database/database.ts";
import type { Settings } from "../env.ts";
import type { AccountServices } from "../accounts/account-services.ts";
import type { Cookies } from "./cookies.ts";
import type { WechatSigner } from "../wechat/signer.ts";
import type { EventStore } from "../tracking/eventStore.ts";
import type { Log } from "./log.ts";
import type { Peer } from "./peer.ts";

/** What the calls work with. */
export interface Services {
  readonly db: Database;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
  readonly wechat: WechatSigner;
  readonly areas: Areas;
  /** Where reports of visits are kept. */
  readonly events: EventStore;
  /** Puzzles, codes, keys and sessions. */
  readonly accounts: AccountServices;
  /** Folder of the content; its `media` is served. */
  readonly contentDirectory: string;
  /** By one of these the front door shows itself, and whoever reads the messages that are shown instead of sent. */
  readonly secrets: readonly string[];
  /** Called after something was put into the outbox. */
  readonly wakeOutbox: () => void;
  readonly lifecycle: Lifecycle;
}

/** Where the process is in its life. */
export interface Lifecycle {
  /** It was told to stop: what comes is answered still, and who asks for its health goes elsewhere. */
  draining: boolean;
}

/** One call, validated. */
export interface CallInput<Query, Body> extends Services {
  readonly query: Query;
  readonly body: Body;
  readonly lang: LangId;
  readonly language: LanguageKey;
  /** A header of the request. */
  readonly header: (name: string) => string | undefined;
  /** Address of the visitor as limits count it, see `limitedAddress`; never stored or logged as it is. */
  readonly address: string;
  /** Whether the front door calls for itself, no visitor through it. */
  readonly isHostItself: boolean;
  readonly cookies: Cookies;
}

/** Hono's variables: set once for each request. */
export interface Variables {
  Variables: { lang: LangId; language: LanguageKey; peer: Peer };
}
