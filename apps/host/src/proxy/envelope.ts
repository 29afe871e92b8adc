import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";

/** Prefix under which the API lies here. */
export const API_PREFIX = "/api";

/** Statuses with which the front door answers in the API's place. */
export type EnvelopeStatus = 400 | 403 | 404 | 405 | 413 | 502 | 503 | 504;

/**
 * An answer in the API's shape, in the caller's language.
 *
 * @param request - Its `Lang` header or its path tells the language.
 * @param path - Path of the call without the API's prefix.
 */
export function envelope(
  request: Request,
  path: string,
  status: EnvelopeStatus,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { unavailable, refused } = messagesOf(languageOfCall(request.headers.get("lang"), path)).call;
  const message = status >= 500 ? unavailable : refused;
  return Response.json(
    { code: status, data: null, message },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}

/** @param header - `Lang` of the call. @param path - Its path without the API's prefix. */
export function languageOfCall(header: string | null, path: string): LanguageKey {
  const named = (["zh", "en", "ja"] as const).find((key) => String(LANGUAGES[key].Lang) === header);
  return named ?? (/^\/en(?:\/|$)/i.test(path) ? "en" : "zh");
}
