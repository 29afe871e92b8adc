import { acceptedEncoding, type Encoding } from "../http/accepted-encoding.ts";
import { isKnownTo } from "../http/etag.ts";
import { parseRange } from "../http/range.ts";

/** A file as it is sent. */
export interface SentFile {
  readonly tag: string;
  readonly type: string;
  readonly identity: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Cache-Control of a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache-Control of a file that is asked for anew each time. */
export const REVALIDATED = "no-cache";

/** The answer with a file: whole or in part, in the best prepared encoding, or 304. */
export function sendFile(request: Request, file: SentFile, cacheControl: string): Response {
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": cacheControl,
    "accept-ranges": "bytes",
  });
  const prepared = (["br", "gzip"] as const).filter((name) => file.encoded[name] !== undefined);
  if (prepared.length > 0) headers.set("vary", "Accept-Encoding");
  if (isKnownTo(request.headers.get("if-none-match"), file.tag)) {
    headers.set("etag", `"${file.tag}"`);
    return new Response(null, { status: 304, headers });
  }
  const part = rangeOf(request, file);
  if (part !== null) return sendPart(file, part, headers);
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), prepared);
  const content = (encoding && file.encoded[encoding]) ?? file.identity;
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("etag", `"${encoding ? `${file.tag}-${encoding}` : file.tag}"`);
  headers.set("content-length", String(content.byteLength));
  return new Response(content as Uint8Array<ArrayBuffer>, { headers });
}

/** The range asked for; a condition on another version of the file asks for the whole. */
function rangeOf(request: Request, file: SentFile): ReturnType<typeof parseRange> {
  const condition = request.headers.get("if-range");
  if (condition !== null && condition !== `"${file.tag}"`) return null;
  return parseRange(request.headers.get("range"), file.identity.byteLength);
}

function sendPart(
  file: SentFile,
  part: NonNullable<ReturnType<typeof parseRange>>,
  headers: Headers,
): Response {
  const size = file.identity.byteLength;
  headers.set("etag", `"${file.tag}"`);
  if (part === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const content = file.identity.subarray(part.start, part.end + 1);
  headers.set("content-range", `bytes ${part.start}-${part.end}/${size}`);
  headers.set("content-length", String(content.byteLength));
  return new Response(content as Uint8Array<ArrayBuffer>, { status: 206, headers });
}
