import { BusyError } from "./admission.ts";

/** Bytes of unfinished bodies that are held, of all visitors and of one network. */
const MOST_HELD_BYTES = { together: 32_000_000, ofOne: 4_000_000 };

/**
 * Reads a request's body.
 *
 * @param most - Bytes it may have.
 * @param who - Network of the visitor.
 * @returns `null` for a larger one; the rest of it is not read.
 * @throws BusyError where unfinished bodies hold too much memory already, that of this network or of all.
 */
export type ReadBody = (
  request: Request,
  most: number,
  who: string,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Makes a reader of bodies, which knows how much all that are on their way hold. */
export function createBodyReader(bounds: typeof MOST_HELD_BYTES = MOST_HELD_BYTES): ReadBody {
  const heldBy = new Map<string, number>();
  let held = 0;

  function hold(who: string, bytes: number): void {
    const own = (heldBy.get(who) ?? 0) + bytes;
    held += bytes;
    if (own > 0) heldBy.set(who, own);
    else heldBy.delete(who);
  }

  return async (request, most, who) => {
    if (Number(request.headers.get("content-length") ?? 0) > most) return null;
    if (request.body === null) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    const reader = request.body.getReader();
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return new Uint8Array(Buffer.concat(chunks));
        size += value.byteLength;
        hold(who, value.byteLength);
        if (size > most) {
          await reader.cancel();
          return null;
        }
        if (held > bounds.together || (heldBy.get(who) ?? 0) > bounds.ofOne) {
          await reader.cancel();
          throw new BusyError("Too many unfinished bodies.");
        }
        chunks.push(value);
      }
    } finally {
      hold(who, -size);
    }
  };
}
