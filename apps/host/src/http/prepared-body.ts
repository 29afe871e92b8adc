import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS, type Encoding } from "./accepted-encoding.ts";
import { etagOf, isKnownTo } from "./etag.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compression by how long a body lasts: a release, a while, one answer. */
const QUALITY = {
  lasting: { br: 10, gzip: 9 },
  kept: { br: 5, gzip: 6 },
  once: { br: 3, gzip: 3 },
} as const;

/** What brotli keeps of its window for itself, and from which window on it finds repetitions well. */
const WINDOW_OVERHEAD_BYTES = 16;
const LEAST_WINDOW_BITS = 16;

/** How long a body lasts, which decides what it is worth. */
export type Use = keyof typeof QUALITY;

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
 * Compresses a body for all who ask for it.
 *
 * @param identity - The body.
 * @param salt - What else makes the answer another one (a header that goes with it).
 * @param encodings - Those that are wanted.
 */
export async function prepareBody(
  identity: Buffer,
  use: Use,
  salt = "",
  encodings: readonly Encoding[] = ENCODINGS,
): Promise<PreparedBody> {
  const tag = etagOf(identity, salt);
  if (identity.byteLength < LEAST_COMPRESSED_BYTES) {
    return { tag, identity, encoded: {}, bytes: identity.byteLength };
  }
  const encoded: Partial<Record<Encoding, Buffer>> = {};
  await Promise.all(
    encodings.map(async (encoding) => {
      encoded[encoding] = await compress(identity, encoding, use);
    }),
  );
  const bytes = Object.values(encoded).reduce((sum, part) => sum + part.byteLength, identity.byteLength);
  return { tag, identity, encoded, bytes };
}

function compress(body: Buffer, encoding: Encoding, use: Use): Promise<Buffer> {
  if (encoding === "gzip") return toGzip(body, { level: QUALITY[use].gzip });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
    },
  });
}

/** A window that holds the whole body: for a wider one brotli clears 33 MB of tables, and gains nothing. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + WINDOW_OVERHEAD_BYTES));
  return Math.min(Math.max(bits, LEAST_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The encodings of a body that is made for one request. */
export function encodingsFor(request: Request): readonly Encoding[] {
  const accepted = acceptedEncoding(request.headers.get("accept-encoding"));
  return accepted === null ? [] : [accepted];
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
  const available = ENCODINGS.filter((name) => body.encoded[name] !== undefined);
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
