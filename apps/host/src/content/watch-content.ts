import * as v from "valibot";
import type { ApiConnection } from "../proxy/api-connection.ts";

/** How long the API may take to tell its content. */
const TIMEOUT_MS = 5000;

const StateSchema = v.object({ version: v.string(), importedAt: v.pipe(v.string(), v.isoTimestamp()) });

const AnswerSchema = v.object({ code: v.literal(200), data: v.object({ content: StateSchema }) });

/** Which content the API holds. */
export type ContentState = v.InferOutput<typeof StateSchema>;

/** Follows the content of the API. */
export interface ContentWatch {
  /** The content last heard of, `null` before. */
  readonly state: ContentState | null;
  /** Asks now. @returns once what a change leads to is done */
  check(): Promise<void>;
  /** Asks no more; waits for nothing that a change led to. */
  close(): Promise<void>;
}

export interface ContentWatchOptions {
  readonly api: ApiConnection;
  /** How often it asks; 0: only when told to. */
  readonly pollMs: number;
  /** Called when the content is another one than before; not for the first that is heard of. */
  readonly changed: (state: ContentState) => Promise<void>;
}

/**
 * Asks the API at intervals which content it holds. An API that does not answer changes nothing; the version lies in
 * the database, so any number of instances agree on it, whichever of them imported.
 */
export function watchContent({ api, pollMs, changed }: ContentWatchOptions): ContentWatch {
  let state: ContentState | null = null;
  let checking: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener("abort", resolve));

  async function ask(): Promise<void> {
    const heard = await readState(api, stopping.signal);
    if (heard === null || stopping.signal.aborted) return;
    const before = state;
    state = heard;
    if (before !== null && before.version !== heard.version) await Promise.race([changed(heard), stopped]);
  }

  const check = (): Promise<void> => {
    checking = checking.then(ask);
    return checking;
  };
  const timer = pollMs > 0 ? setInterval(() => void check(), pollMs) : null;
  timer?.unref();
  void check();
  return {
    get state() {
      return state;
    },
    check,
    async close() {
      stopping.abort();
      if (timer) clearInterval(timer);
      await checking;
    },
  };
}

async function readState(api: ApiConnection, stopping: AbortSignal): Promise<ContentState | null> {
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await api.fetch(`${api.origin}/healthz`, { signal });
    return v.parse(AnswerSchema, await response.json()).data.content;
  } catch {
    return null;
  }
}
