import { ApiError, createApiClient, type ApiClient, type Fetch } from "@wesdom/api-client";
import { LANGUAGES, type LanguageKey, type StandInContext } from "@wesdom/site-runtime";

/** How long the API may take. */
export const API_TIMEOUT_MS = 5000;

/** A request with what answers it. */
export interface Visit {
  readonly request: Request;
  readonly url: URL;
  /** Path of the address, without a slash at its end. */
  readonly path: string;
  readonly context: StandInContext;
}

/** Headers of an answer that nobody may keep. */
export const NO_STORE: Readonly<Record<string, string>> = { "cache-control": "no-store" };

/** Whether a link leads to a page of this host; for what lies elsewhere there is no stand-in. */
export function isOwn(link: string): boolean {
  return link.startsWith("/");
}

/** The way to the API, which leads to no other server. */
export function fetchOf({ context }: Visit): Fetch {
  const { fetch = globalThis.fetch } = context;
  return (url, init) => fetch(url, { ...init, redirect: "error" });
}

/** Calls of the contract, by `send` where their answers are of interest beyond the contract. */
export function apiOf(visit: Visit, language: LanguageKey, send: Fetch = fetchOf(visit)): ApiClient {
  const { apiBase: baseUrl } = visit.context;
  return createApiClient({ baseUrl, lang: LANGUAGES[language].Lang, timeoutMs: API_TIMEOUT_MS, fetch: send });
}

/** In whose name the API is called: the visitor's, by the visitor's cookies. */
export function inVisitorsName({ request, context }: Visit): Readonly<Record<string, string>> {
  return { ...context.forwardedHeaders, cookie: request.headers.get("cookie") ?? "" };
}

/** Whether the API wants a sign-in first. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The form of a post, `null` where it cannot be read. */
export function formOf({ request }: Visit): Promise<FormData | null> {
  return request.formData().catch(() => null);
}

/** A status without a page of its own. */
export function bare(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers });
}

/** Leads on after a post. */
export function seeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return bare(303, { ...NO_STORE, ...headers, location });
}
