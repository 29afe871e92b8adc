import { acceptedEncoding, type Encoding } from "../http/accepted-encoding.ts";
import { isKnownTo } from "../http/etag.ts";

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

/** The answer with a file: whole, since none is large, in the best prepared encoding, or 304. */
export function sendFile(request: Request, file: SentFile, cacheControl: string): Response {
  const headers = new Headers({ "content-type": file.type, "cache-control": cacheControl });
  const prepared = (["br", "gzip"] as const).filter((name) => file.encoded[name] !== undefined);
  if (prepared.length > 0) headers.set("vary", "Accept-Encoding");
  if (isKnownTo(request.headers.get("if-none-match"), file.tag)) {
    headers.set("etag", `"${file.tag}"`);
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), prepared);
  const content = (encoding && file.encoded[encoding]) ?? file.identity;
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("etag", `"${encoding ? `${file.tag}-${encoding}` : file.tag}"`);
  headers.set("content-length", String(content.byteLength));
  return new Response(content as Uint8Array<ArrayBuffer>, { headers });
}
