/** What is used of `localStorage`. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** How a report was answered. */
export interface ReportAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The header `Retry-After`, where there is one. */
  readonly retryAfter: string | null;
}

/** How reports leave. */
export interface Transport {
  /** Posts a report with an empty body, outliving the page; rejects where no answer comes. */
  readonly send: (url: string) => Promise<ReportAnswer>;
  /** Posts a report that nobody waits for; false where the browser will not. */
  readonly beacon: (url: string) => boolean;
}

/** What the tracker wants to hear of the page. */
export interface PageListener {
  /** The page can be seen, for the first time or again. */
  readonly onShow: () => void;
  /** The page can no longer be seen; heard once or several times. */
  readonly onHide: () => void;
  /** The network is back. */
  readonly onOnline: () => void;
  /** Another tab changed what is stored under this key; `null` for all of it. */
  readonly onStorage: (key: string | null) => void;
}

/** Everything the tracker has of the outside: a browser's by `browserPorts`, a test's own. */
export interface TrackerPorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds from any start, never turned back. */
  readonly monotonic: () => number;
  /** Cryptographic randomness: as many bytes as asked for. */
  readonly random: (bytes: number) => Uint8Array;
  /** What outlives the page; may throw or be missing. */
  readonly storage: () => StorageLike | undefined;
  /** Runs a task after milliseconds; the result calls it off. */
  readonly later: (task: () => void, delayMs: number) => () => void;
  /** Runs a task when the page has nothing better to do. */
  readonly idle: (task: () => void) => void;
  /**
   * Runs a task while no other tab runs one of that name, once what the last one stored can be read. Lets go when the
   * task is done or the signal says so, at once; rejects where it never came to run.
   */
  readonly lock: (name: string, task: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** How reports leave; by default the browser's way, which comes with the crypto chunk. */
  readonly transport?: Transport;
  /** Whether the page can be seen now. */
  readonly isVisible: () => boolean;
  /** Starts to listen; the result stops it. */
  readonly listen: (listener: PageListener) => () => void;
  /** The browser's user agent. */
  readonly userAgent: string;
  /** Whether the visitor's browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
}
