import { createAdmission, type Room } from "../http/admission.ts";
import { prepareBody, sendPrepared, type PreparedBody } from "../http/prepared-body.ts";
import { createBoundedStore } from "../pages/bounded-store.ts";
import { drawQrCode } from "./qr-picture.ts";

/** Pictures kept at most. */
const BOUNDS = { maxBytes: 2_000_000, maxEntries: 500 };

/** A code takes some 20 ms of a processor, in the threads that read files and compress pages: one at a time. */
const ROOM: Room = { atOnce: 1, waiting: 16 };

/** A code may point elsewhere after a change of settings: asked for anew after an hour. */
const QR_CACHE = "public, max-age=3600";

/** Longest text of a code that a phone still reads from a screen, in characters. */
export const LONGEST_QR_TEXT = 512;

/**
 * Answers a request for the QR code of a text; `null` for one too long for a code.
 *
 * @param who - Network of the visitor.
 * @throws BusyError where too many wait for codes that nobody has drawn yet.
 */
export type SendQrCode = (request: Request, text: string, who: string) => Promise<Response | null>;

/** Makes a store of drawn codes. */
export function createQrCodes(draw: (text: string) => Promise<Buffer> = drawQrCode): SendQrCode {
  const store = createBoundedStore<PreparedBody>(BOUNDS);
  const room = createAdmission(ROOM);

  /** Whoever waited for the same code finds it. */
  async function drawn(text: string): Promise<PreparedBody> {
    const kept = store.get(text);
    if (kept) return kept;
    const picture = await prepareBody(await draw(text), "once", "", []);
    store.set(text, picture, picture.bytes);
    return picture;
  }

  return async (request, text, who) => {
    if (text.length > LONGEST_QR_TEXT) return null;
    const picture = store.get(text) ?? (await room(who, () => drawn(text)));
    return sendPrepared(request, picture, {
      "content-type": "image/png",
      "cache-control": QR_CACHE,
    });
  };
}
