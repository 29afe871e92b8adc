import { createBoundedStore, type Bounds } from "../pages/bounded-store.ts";

/** What a successful answer of the API begins with. */
const SUCCESS = '{"code":200,';

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What the API answered to renders, for one version of its content. */
export interface KnownAnswers {
  /** `fetch` of a render that no visitor stands behind: what is known is not asked for again, nor twice at once. */
  readonly fetch: typeof globalThis.fetch;
  /** Forgets everything, for there is other content; what was asked before does not count as known. */
  expire(): void;
}

/** What {@link createKnownAnswers} needs. */
export interface KnownAnswersOptions {
  /** Asks the API. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether somebody will tell of other content; else nothing is kept. */
  readonly isFollowed: () => boolean;
  readonly bounds: Bounds;
}

/** Makes a store of answers that knows none yet. */
export function createKnownAnswers({ fetch, isFollowed, bounds }: KnownAnswersOptions): KnownAnswers {
  let known = createBoundedStore<string>(bounds);
  const underWay = new Map<string, Promise<Answer>>();

  async function ask(key: string, input: string | URL, headers: RequestInit["headers"]): Promise<Answer> {
    const kept = isFollowed() ? known : null;
    // It may serve several renders: none of them ends it for the others. The connection has its own patience.
    const response = await fetch(input, { headers: headers ?? {} });
    const text = await response.text();
    if (response.ok && text.startsWith(SUCCESS)) kept?.set(key, text, Buffer.byteLength(text));
    return { status: response.status, text };
  }

  function askOnce(key: string, input: string | URL, headers: RequestInit["headers"]): Promise<Answer> {
    const running = underWay.get(key);
    if (running) return running;
    const asked = ask(key, input, headers).finally(() => {
      if (underWay.get(key) === asked) underWay.delete(key);
    });
    underWay.set(key, asked);
    return asked;
  }

  async function get(input: string | URL, { headers, signal }: RequestInit): Promise<Response> {
    const key = `${new Headers(headers).get("lang") ?? ""} ${String(input)}`;
    const text = known.get(key);
    const answer = text === undefined ? await askOnce(key, input, headers) : { status: 200, text };
    signal?.throwIfAborted();
    return new Response(answer.text, {
      status: answer.status,
      headers: { "content-type": "application/json" },
    });
  }

  return {
    fetch: ((input: string | URL, init: RequestInit = {}) =>
      (init.method ?? "GET") === "GET" ? get(input, init) : fetch(input, init)) as typeof globalThis.fetch,
    expire() {
      known = createBoundedStore(bounds);
      underWay.clear();
    },
  };
}
