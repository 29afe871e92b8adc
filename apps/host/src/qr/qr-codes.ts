import { prepareBody, sendPrepared, type PreparedBody } from "../http/prepared-body.ts";
import { createBoundedStore } from "../pages/bounded-store.ts";
import { drawQrCode } from "./qr-picture.ts";

/** Pictures kept at most. */
const BOUNDS = { maxBytes: 2_000_000, maxEntries: 500 };

/** A code may point elsewhere after a change of settings: asked for anew after an hour. */
const QR_CACHE = "public, max-age=3600";

/** Longest text of a code that a phone still reads from a screen, in characters. */
export const LONGEST_QR_TEXT = 512;

/** Answers a request for the QR code of a text; `null` for one too long for a code. */
export type SendQrCode = (request: Request, text: string) => Promise<Response | null>;

/** Makes a store of drawn codes. */
export function createQrCodes(): SendQrCode {
  const store = createBoundedStore<PreparedBody>(BOUNDS);

  async function pictureOf(text: string): Promise<PreparedBody> {
    const kept = store.get(text);
    if (kept) return kept;
    const picture = await prepareBody(await drawQrCode(text), "once", "", []);
    store.set(text, picture, picture.bytes);
    return picture;
  }

  return async (request, text) => {
    if (text.length > LONGEST_QR_TEXT) return null;
    return sendPrepared(request, await pictureOf(text), {
      "content-type": "image/png",
      "cache-control": QR_CACHE,
    });
  };
}
