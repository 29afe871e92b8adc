import { HOST_TOKEN_HEADER } from "@wesdom/api-client/server";
import { BusyError, createAdmission, type Room } from "../http/admission.ts";
import type { Encoding } from "../http/accepted-encoding.ts";
import { isCompressible } from "../http/content-types.ts";
import { etagOf, isKnownTo } from "../http/etag.ts";
import { encodingsFor, prepareBody } from "../http/prepared-body.ts";
import type { ReadBody } from "../http/read-body.ts";
import { createSlowAnswers } from "../http/slow-answer.ts";
import type { Visitor } from "../http/visitor.ts";
import { messageOf, type Log } from "../log.ts";
import { createBoundedStore, type Bounds } from "../pages/bounded-store.ts";
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

/** Compressed answers that are kept: all pictures of the content take a tenth of it. */
const KEPT: Bounds = { maxBytes: 4_000_000, maxEntries: 1024 };

/** What anybody may be told. What is of one visitor is sent as it is: its length after compression would tell of it. */
const FOR_ALL = /^(?:public|no-cache)\b/;

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
  const compressed = createCompression();

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
      const answer = await room(network, async () => compressed(request, await send(call)));
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

/**
 * Makes what compresses an answer for its visitor. It is kept by what it holds, so that no address fills the store, and
 * what many ask for is compressed once.
 */
function createCompression(): (request: Request, answer: ApiAnswer) => Promise<ApiAnswer> {
  const kept = createBoundedStore<Buffer>(KEPT);

  async function bytesOf(body: ApiAnswer["body"], encoding: Encoding): Promise<Buffer | undefined> {
    const key = `${etagOf(body)}-${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const made = (await prepareBody(whole, "kept", "", [encoding])).encoded[encoding];
    if (made) kept.set(key, made, made.byteLength);
    return made;
  }

  return async (request, answer) => {
    const [type = "", cache = "", vary, tag] = ["content-type", "cache-control", "vary", "etag"].map((name) =>
      answer.headers[name]?.toString(),
    );
    if (answer.headers["content-encoding"] || !isCompressible(type) || !FOR_ALL.test(cache)) return answer;
    const headers = { ...answer.headers, vary: vary ? `${vary}, Accept-Encoding` : "Accept-Encoding" };
    const [encoding] = encodingsFor(request);
    const isWhole = request.method === "GET" && answer.status === 200;
    const body = isWhole && encoding ? await bytesOf(answer.body, encoding) : undefined;
    if (!encoding || !body) return { ...answer, headers };
    const etag = tag?.replace(/"$/, `-${encoding}"`);
    if (etag && isKnownTo(request.headers.get("if-none-match"), etag.replace(/^W\/|"/g, "")))
      return { status: 304, headers: { ...headers, "content-length": undefined, etag }, body: answer.body };
    return {
      status: 200,
      headers: { ...headers, "content-encoding": encoding, "content-length": String(body.byteLength), etag },
      body: body as Uint8Array<ArrayBuffer>,
    };
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
