/** Statuses with which the front door answers in the API's place. */
export type EnvelopeStatus = 400 | 403 | 404 | 405 | 413 | 502 | 503 | 504;

/** Value of the `Lang` header by language. */
type Lang = "1" | "2" | "3";

const UNAVAILABLE: Readonly<Record<Lang, string>> = {
  "1": "服务暂时不可用，请稍后再试",
  "2": "The service is unavailable for the moment. Please try again shortly.",
  "3": "サービスを一時的にご利用いただけません。しばらくしてからもう一度お試しください。",
};

const REFUSED: Readonly<Record<Lang, string>> = {
  "1": "请求失败",
  "2": "The request failed.",
  "3": "リクエストに失敗しました。",
};

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
  const lang = langOf(request.headers.get("lang"), path);
  const message = (status >= 500 ? UNAVAILABLE : REFUSED)[lang];
  return Response.json(
    { code: status, data: null, message },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}

function langOf(header: string | null, path: string): Lang {
  if (header === "1" || header === "2" || header === "3") return header;
  return /^\/en(?:\/|$)/i.test(path) ? "2" : "1";
}
