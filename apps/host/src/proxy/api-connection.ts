import { readFileSync } from "node:fs";
import { createApiClient, type ApiClient } from "@wesdom/api-client";
import { HOST_TOKEN_HEADER, hostToken } from "@wesdom/api-client/server";
import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { Agent, fetch as send, request } from "undici";

/** How long the API may take to accept a connection. */
const CONNECT_TIMEOUT_MS = 2000;

/** How long it may take for what the host asks for itself: it answers from its database within two seconds, or 503. */
const OWN_TIMEOUT_MS = 5000;

/**
 * How long an idle connection is kept where the API does not say how long it keeps it; where it says so, undici lets go
 * two seconds before it does, so that none is used while the API closes it.
 */
const KEEP_ALIVE_MS = 4000;

/** Connections for what visitors call, and for what the host asks for itself: neither takes the other's. */
export const CONNECTIONS = { visitors: 64, own: 32 };

/** Largest answer to a visitor's call: the largest medium. It is read whole, so that no visitor holds a connection. */
const LARGEST_ANSWER_BYTES = 16_000_000;

/** An answer to a visitor's call, whole. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A call on a visitor's behalf; its framing is undici's alone. */
export interface ApiCall {
  readonly method: "GET" | "HEAD" | "POST";
  /** Path and query, from the first slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly signal: AbortSignal;
}

/** The way to the API. Whoever uses it shows that it knows the secret, and no byte of a visitor's decides where a request ends. */
export interface ApiConnection {
  /** Where the API answers, without trailing slash. */
  readonly origin: string;
  /** `fetch` for what the host asks for itself. */
  readonly fetch: typeof globalThis.fetch;
  /** Calls of the contract that the host makes itself. */
  client(language: LanguageKey): ApiClient;
  /** Sends a visitor's call, whole, and reads its answer to the end. */
  call(call: ApiCall): Promise<ApiAnswer>;
  close(): Promise<void>;
}

export interface ApiConnectionOptions {
  readonly apiOrigin: string;
  /** The secret, or the file that the API of this machine keeps it in. */
  readonly apiSecret: string | { readonly file: string };
  /** How long the API may take until its answer to a visitor begins, and pause within it. */
  readonly timeoutMs: number;
  /** The clock, milliseconds since the epoch. */
  readonly now: () => number;
}

/** Opens the way to the API. */
export function createApiConnection(options: ApiConnectionOptions): ApiConnection {
  const { apiOrigin: origin, timeoutMs } = options;
  const visitors = agentOf(CONNECTIONS.visitors, timeoutMs);
  const own = agentOf(CONNECTIONS.own, Math.min(timeoutMs, OWN_TIMEOUT_MS));
  const token = tokenMaker(options.apiSecret, options.now);

  const ask = (async (input: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(HOST_TOKEN_HEADER, token());
    return send(input, { ...init, headers: Object.fromEntries(headers), dispatcher: own } as never);
  }) as typeof globalThis.fetch;

  return {
    origin,
    fetch: ask,
    client: (language) =>
      createApiClient({
        baseUrl: origin,
        lang: LANGUAGES[language].Lang,
        timeoutMs: OWN_TIMEOUT_MS,
        fetch: (url, init) => ask(url, { ...init, redirect: "error" }),
      }),
    async call({ headers: own, ...call }) {
      const { statusCode, headers, body } = await request(new URL(origin), {
        ...call,
        headers: { ...own, [HOST_TOKEN_HEADER]: token() },
        dispatcher: visitors,
      });
      return { status: statusCode, headers, body: new Uint8Array(await body.arrayBuffer()) };
    },
    async close() {
      await Promise.all([visitors.destroy(), own.destroy()]);
    },
  };
}

function agentOf(connections: number, patienceMs: number): Agent {
  return new Agent({
    connections,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxResponseSize: LARGEST_ANSWER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
}

/** The API makes its file at its first start, which may come after this one's. */
function tokenMaker(source: string | { readonly file: string }, now: () => number): () => string {
  let known = typeof source === "string" ? source : "";
  return () => {
    if (known === "" && typeof source !== "string") {
      try {
        known = readFileSync(source.file, "utf8").trim();
      } catch {
        // Without it the API answers, and takes every visitor for this host.
      }
    }
    return known === "" ? "" : hostToken(known, now());
  };
}
