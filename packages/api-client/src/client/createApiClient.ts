import { languageOfLang, type LangId, type LanguageKey } from "@wesdom/facts";
import { createFetch } from "ofetch";
import type { AnswerOf, AnyCall, BodyOf, QueryOf } from "../call.ts";
import { ApiError } from "./api-error.ts";
import { callUrl } from "./callUrl.ts";
import { CODE_OK, decodeText, readEnvelope } from "./envelope.ts";
import { formOf } from "./formOf.ts";
import { limitedFetch, TIMEOUT_MS, type Fetch } from "./limitedFetch.ts";
import { onceInAWhile } from "./onceInAWhile.ts";

/** Further attempts of a GET; a POST has none, for it may send a message or store a lead. */
export const GET_RETRIES = 1;

/** Statuses after which a GET is tried again; no answer at all counts as one of them. */
export const RETRY_STATUS_CODES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Shown when the server sent no message. */
export const DEFAULT_ERROR_TEXTS: Readonly<Record<LanguageKey, string>> = {
  zh: "请求失败",
  en: "Request failed",
  ja: "リクエストに失敗しました",
};

/** How a client reaches the API and tells of errors. */
export interface ApiClientOptions {
  /** Base of all calls, e.g. `/api` or `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** Language of the page. */
  readonly lang: LangId;
  /** What sends the requests, e.g. an API in process. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined;
  /** Shows a toast. Not called for background calls, for aborts, nor twice within 2 s for the same text. */
  readonly onError?: ((message: string, error: ApiError) => void) | undefined;
  /** Clock, milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Milliseconds for one attempt. @default 15000 */
  readonly timeoutMs?: number | undefined;
}

/** Options of one call. */
export type CallOptions<Call extends AnyCall> = {
  /** Ends the call silently. */
  readonly signal?: AbortSignal | undefined;
  /** Further headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
} & ({} extends QueryOf<Call>
  ? { readonly query?: QueryOf<Call> | undefined }
  : { readonly query: QueryOf<Call> }) &
  (undefined extends BodyOf<Call> ? { readonly body?: undefined } : { readonly body: BodyOf<Call> });

/** Makes the calls of the contract. */
export interface ApiClient {
  readonly lang: LangId;
  /**
   * Makes a call and unwraps its answer.
   *
   * @throws {@link ApiError} on any answer whose code is not 200, on no answer, and on abort.
   */
  call<Call extends AnyCall>(
    call: Call,
    ...options: {} extends CallOptions<Call> ? [CallOptions<Call>?] : [CallOptions<Call>]
  ): Promise<AnswerOf<Call>>;
}

/**
 * Makes a client for one language.
 *
 * @example
 * const client = createApiClient({ baseUrl: "/api", lang: 1, onError: (message) => toast(message) });
 * const { list } = await client.call(bannerPage);
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, lang, onError, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const send: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const mayShow = onceInAWhile();
  const defaultText = DEFAULT_ERROR_TEXTS[languageOfLang(lang)];

  const request = async (call: AnyCall, { query, body, signal, headers }: LooseOptions): Promise<unknown> => {
    const url = callUrl(baseUrl, call, query ?? {}, now());
    const limited = limitedFetch(send, timeoutMs, signal);
    const $fetch = createFetch({ fetch: limited.fetch as typeof fetch, Headers, AbortController });
    let response: Response | undefined;
    let received: unknown;
    let cause: unknown;
    try {
      const answered = await $fetch.raw<unknown>(url, {
        method: call.method,
        headers: { Accept: "application/json", ...headers, Lang: String(lang) },
        body: call.form ? formOf(body as object) : (body ?? null),
        retry: call.method === "GET" ? GET_RETRIES : 0,
        retryStatusCodes: [...RETRY_STATUS_CODES],
        parseResponse: decodeText,
      });
      response = answered;
      received = answered._data;
    } catch (error) {
      cause = error;
      response = (error as { response?: Response }).response;
      received = (error as { data?: unknown }).data;
    } finally {
      limited.done();
    }
    const envelope = readEnvelope(received);
    if (cause === undefined && envelope?.code === CODE_OK) return envelope.data;
    throw new ApiError(envelope?.message || defaultText, {
      request: `${call.method} ${url}`,
      response,
      code: envelope?.code,
      data: envelope ? envelope.data : received,
      aborted: signal?.aborted,
      cause,
    });
  };

  return {
    lang,
    call: async (call, ...[callOptions]) => {
      try {
        return await request(call, callOptions ?? {});
      } catch (error) {
        const failure = error as ApiError;
        if (!call.background && !failure.aborted && onError && mayShow(failure.message)) {
          onError(failure.message, failure);
        }
        throw failure;
      }
    },
  };
}

interface LooseOptions {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
