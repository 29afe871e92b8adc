import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import { etagOf, isKnownTo } from "./etag.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compression of what is kept, and of what is sent once. */
const QUALITY = { kept: { br: 9, gzip: 9 }, once: { br: 4, gzip: 5 } } as const;

/** Below this many bytes compression gains nothing. */
const LEAST_COMPRESSED_BYTES = 512;

/** A body in the encodings it is sent in. */
export interface PreparedBody {
  readonly tag: string;
  readonly identity: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Memory it takes. */
  readonly bytes: number;
}

/**
 * Compresses a body once for all who ask for it.
 *
 * @param identity - The body.
 * @param use - Whether it is kept, which is worth more effort.
 * @param salt - What else makes the answer another one (a header that goes with it).
 */
export async function prepareBody(identity: Buffer, use: "kept" | "once", salt = ""): Promise<PreparedBody> {
  const tag = etagOf(identity, salt);
  if (identity.byteLength < LEAST_COMPRESSED_BYTES) {
    return { tag, identity, encoded: {}, bytes: identity.byteLength };
  }
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[use].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    toGzip(identity, { level: QUALITY[use].gzip }),
  ]);
  const bytes = identity.byteLength + br.byteLength + gz.byteLength;
  return { tag, identity, encoded: { br, gzip: gz }, bytes };
}

/**
 * The answer with a prepared body: in the best encoding the client takes, or 304 when it holds the content already.
 *
 * @param request - Headers `If-None-Match` and `Accept-Encoding` count.
 * @param headers - Further headers.
 */
export function sendPrepared(
  request: Request,
  body: PreparedBody,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const available = (["br", "gzip"] as const).filter((name) => body.encoded[name] !== undefined);
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), available);
  const content = (encoding && body.encoded[encoding]) ?? body.identity;
  const answer: Record<string, string> = {
    ...headers,
    etag: `"${encoding ? `${body.tag}-${encoding}` : body.tag}"`,
  };
  if (encoding) answer["content-encoding"] = encoding;
  if (status === 200 && isKnownTo(request.headers.get("if-none-match"), body.tag)) {
    delete answer["content-encoding"];
    return new Response(null, { status: 304, headers: answer });
  }
  answer["content-length"] = String(content.byteLength);
  return new Response(content as Uint8Array<ArrayBuffer>, { status, headers: answer });
}
