import { HOST_TOKEN_HEADER } from "@wesdom/api-client/server";
import { BusyError, createAdmission, type Room } from "../http/admission.ts";
import type { ReadBody } from "../http/read-body.ts";
import { createSlowAnswers } from "../http/slow-answer.ts";
import type { Visitor } from "../http/visitor.ts";
import { messageOf, type Log } from "../log.ts";
import { CONNECTIONS, type ApiAnswer, type ApiCall, type ApiConnection } from "./api-connection.ts";
import { envelope } from "./envelope.ts";

/** Largest body that is passed on; the API takes half of it. */
export const LARGEST_BODY_BYTES = 65_536;

/** Headers that belong to one connection, that frame a body, or that this side says anew. */
const NOT_FORWARDED = new Set([
  "connection",
  "content-length",
  "expect",
  "forwarded",
  "host",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  HOST_TOKEN_HEADER,
]);

/** Headers of an answer that belong to one connection. */
const NOT_ANSWERED = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Calls that answer visitors of this machine alone. */
const LOCAL_CALL = /^\/+dev(?:\/|$)/i;

/** Errors of a connection that was lost before an answer came. */
const LOST = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "UND_ERR_SOCKET"]);

const LATE = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

/** Calls at once, as many as there are connections, and calls that may wait for one. */
const ROOM: Room = { atOnce: CONNECTIONS.visitors, waiting: 256 };

/** When a visitor for whom there was no room may come again, seconds. */
const RETRY_AFTER_SECONDS = "1";

/**
 * Passes a call on to the API.
 *
 * @param path - Path and query without the prefix under which the API lies here.
 */
export type ForwardCall = (request: Request, path: string, visitor: Visitor) => Promise<Response>;

/**
 * Makes the passage for visitors' calls. A call is read whole before it is sent, and its answer before it is passed on.
 * The call's headers but those of its own connection and framing are kept, and the API's client frames it anew: what one
 * visitor sends can be no part of what another one asks. A call that may come twice is sent once more where its
 * connection was lost.
 */
export function createApiProxy(api: ApiConnection, readBody: ReadBody, log: Log): ForwardCall {
  const room = createAdmission(ROOM);
  const slowAnswer = createSlowAnswers();

  async function send(call: ApiCall): Promise<ApiAnswer> {
    try {
      return await api.call(call);
    } catch (error) {
      const repeatable = call.method !== "POST" || call.headers["idempotency-key"] !== undefined;
      if (!repeatable || !LOST.has(codeOf(error)) || call.signal.aborted) throw error;
      return api.call(call);
    }
  }

  return async (request, path, visitor) => {
    const { signal } = request;
    const method = methodOf(request);
    if (LOCAL_CALL.test(path) && !visitor.local) return envelope(request, path, 404);
    if (method === null) return envelope(request, path, 405, { allow: "GET, HEAD, POST" });
    try {
      const { network } = visitor;
      const body = method === "POST" ? await readBody(request, LARGEST_BODY_BYTES, network) : null;
      if (method === "POST" && body === null) return envelope(request, path, 413);
      const call = { method, path, body, signal, headers: headersFor(request, visitor) };
      const answer = await room(network, () => send(call));
      const bodiless = method === "HEAD" || answer.status === 204 || answer.status === 304;
      const bytes = bodiless ? null : slowAnswer(answer.body, network, signal);
      return new Response(bytes, { status: answer.status, headers: headersOf(answer) });
    } catch (error) {
      if (error instanceof BusyError)
        return envelope(request, path, 503, { "retry-after": RETRY_AFTER_SECONDS });
      const code = codeOf(error);
      if (!signal.aborted)
        log("error", "api-unreachable", { reason: messageOf(error), path: path.split("?", 1)[0] });
      return envelope(request, path, LATE.has(code) ? 504 : 502);
    }
  };
}

function methodOf({ method }: Request): ApiCall["method"] | null {
  return method === "GET" || method === "HEAD" || method === "POST" ? method : null;
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? "";
}

function headersFor(request: Request, visitor: Visitor): Record<string, string> {
  const headers: Record<string, string> = {};
  const named = namedBy(request.headers.get("connection"));
  for (const [name, value] of request.headers) {
    if (!NOT_FORWARDED.has(name) && !named.has(name)) headers[name] = value;
  }
  // Never absent: a call without it is the host's own.
  headers["x-forwarded-for"] = visitor.address || "unknown";
  if (visitor.origin !== null) {
    const { protocol, host } = new URL(visitor.origin);
    headers["x-forwarded-host"] = host;
    headers["x-forwarded-proto"] = protocol.slice(0, -1);
  }
  return headers;
}

function headersOf(answer: ApiAnswer): Headers {
  const headers = new Headers();
  const named = namedBy(answer.headers["connection"]?.toString());
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || NOT_ANSWERED.has(name) || named.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** Headers that belong to one connection by its own word. */
function namedBy(connection: string | null | undefined): Set<string> {
  return new Set(
    (connection ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
}
