import { sendPrepared, type PreparedBody } from "../http/prepared-body.ts";

export interface SentFile extends PreparedBody {
  readonly type: string;
}

/** Cache-Control of a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache-Control of a file that is asked for anew each time. */
export const REVALIDATED = "no-cache";

/** The answer with a file: whole, since none is large, in the best prepared encoding, or 304. */
export function sendFile(request: Request, file: SentFile, cacheControl: string): Response {
  return sendPrepared(request, file, {
    "content-type": file.type,
    "cache-control": cacheControl,
    ...(Object.keys(file.encoded).length > 0 && { vary: "Accept-Encoding" }),
  });
}
