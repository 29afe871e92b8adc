import { request as send, Agent, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as sendSecurely, Agent as SecureAgent } from "node:https";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { messageOf, type Log } from "../log.ts";
import type { Visitor } from "../http/visitor.ts";
import { envelope } from "./envelope.ts";

/** Largest body that is passed on. */
export const LARGEST_BODY_BYTES = 1_048_576;

/** Headers that belong to one connection, or that this side says anew. */
const NOT_FORWARDED = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "host",
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
]);

/** Calls that answer visitors of this machine alone. */
const LOCAL_CALL = /^\/+dev(?:\/|$)/i;

class BodyTooLargeError extends Error {}
class LateError extends Error {}

/** What {@link createApiProxy} needs. */
export interface ApiProxyOptions {
  readonly apiOrigin: string;
  /** How long the API may take until its answer begins, and pause within it. */
  readonly timeoutMs: number;
  readonly log: Log;
}

/** Passes calls on to the API. */
export interface ApiProxy {
  /** @param path - Path and query without the prefix under which the API lies here. */
  forward(request: Request, path: string, visitor: Visitor): Promise<Response>;
  close(): void;
}

/** Makes the way to the API: streams both bodies, and answers in its shape when it does not answer itself. */
export function createApiProxy({ apiOrigin, timeoutMs, log }: ApiProxyOptions): ApiProxy {
  const secure = apiOrigin.startsWith("https:");
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

  async function call(
    request: Request,
    path: string,
    headers: OutgoingHttpHeaders,
  ): Promise<IncomingMessage> {
    const answer = Promise.withResolvers<IncomingMessage>();
    const outgoing = (secure ? sendSecurely : send)(`${apiOrigin}${path}`, {
      method: request.method,
      headers,
      agent,
    });
    outgoing.on("response", answer.resolve);
    outgoing.on("error", answer.reject);
    outgoing.setTimeout(timeoutMs, () =>
      outgoing.destroy(new LateError(`No answer within ${timeoutMs} ms.`)),
    );
    request.signal.addEventListener("abort", () => outgoing.destroy(), { once: true });
    if (request.body === null) outgoing.end();
    else {
      const body = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
      pipeline(body, limitOf(LARGEST_BODY_BYTES), outgoing).catch((error: unknown) => {
        // An answer that came before the whole body was read stays the answer.
        answer.reject(error);
      });
    }
    return answer.promise;
  }

  return {
    async forward(request, path, visitor) {
      if (LOCAL_CALL.test(decoded(path)) && !visitor.local) return envelope(request, path, 404);
      if (Number(request.headers.get("content-length") ?? 0) > LARGEST_BODY_BYTES)
        return envelope(request, path, 413);
      try {
        return answerOf(await call(request, path, headersFor(request, visitor)));
      } catch (error) {
        if (error instanceof BodyTooLargeError) return envelope(request, path, 413);
        log("error", "api-unreachable", { reason: messageOf(error), path: path.split("?", 1)[0] });
        return envelope(request, path, error instanceof LateError ? 504 : 502);
      }
    },
    close: () => agent.destroy(),
  };
}

function headersFor(request: Request, visitor: Visitor): OutgoingHttpHeaders {
  const headers: Record<string, string> = {};
  const named = new Set((request.headers.get("connection") ?? "").toLowerCase().split(/\s*,\s*/));
  for (const [name, value] of request.headers) {
    if (!NOT_FORWARDED.has(name) && !named.has(name)) headers[name] = value;
  }
  if (visitor.address !== "") headers["x-forwarded-for"] = visitor.address;
  if (visitor.origin !== null) {
    const { protocol, host } = new URL(visitor.origin);
    headers["x-forwarded-host"] = host;
    headers["x-forwarded-proto"] = protocol.slice(0, -1);
  }
  return headers;
}

function answerOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  const named = new Set((incoming.headers.connection ?? "").toLowerCase().split(/\s*,\s*/));
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? "";
    if (NOT_FORWARDED.has(name.toLowerCase()) || named.has(name.toLowerCase())) continue;
    headers.append(name, incoming.rawHeaders[index + 1] ?? "");
  }
  const status = incoming.statusCode ?? 502;
  const bodiless = incoming.method === "HEAD" || status === 204 || status === 304;
  if (bodiless) incoming.resume();
  const body = bodiless ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

function limitOf(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > most) done(new BodyTooLargeError());
      else done(null, chunk);
    },
  });
}

/** The path as the API will see it, for the decision who may call it. */
function decoded(path: string): string {
  const pathname = path.split("?", 1)[0] ?? "";
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
