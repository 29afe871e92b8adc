import type { LangId, LanguageKey } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import type { Settings } from "../env.ts";
import type { Cookies } from "./cookies.ts";
import type { Log } from "./log.ts";
import type { Peer } from "./peer.ts";

/** What requests are answered with, whatever they are about. */
export interface KernelServices {
  readonly db: Database;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
  /** By one of these the front door shows itself, and whoever reads the messages that are shown instead of sent. */
  readonly secrets: readonly string[];
  readonly lifecycle: Lifecycle;
}

/** Where the process is in its life. */
export interface Lifecycle {
  /** It was told to stop: what comes is answered still, and who asks for its health goes elsewhere. */
  draining: boolean;
}

/** A request, validated. */
interface CallRequest<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly lang: LangId;
  readonly language: LanguageKey;
  readonly header: (name: string) => string | undefined;
  /** Address of the visitor as limits count it, see `networkOf`; never stored or logged as it is. */
  readonly address: string;
  /** Whether the front door calls for itself, no visitor through it. */
  readonly isHostItself: boolean;
  readonly cookies: Cookies;
}

/** One call: its request, and what its feature works with besides. */
export type CallInput<Query, Body, Services = unknown> = KernelServices & CallRequest<Query, Body> & Services;

/** Hono's variables: set once for each request. */
export interface Variables {
  Variables: { lang: LangId; language: LanguageKey; peer: Peer };
}
