import { createHeldBytes, type HeldBounds } from "./held-bytes.ts";

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
export function createBodyReader(bounds?: HeldBounds): ReadBody {
  const held = createHeldBytes(bounds);

  return async (request, most, who) => {
    if (Number(request.headers.get("content-length") ?? 0) > most) return null;
    if (request.body === null) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      // What ends the loop early cancels the rest.
      for await (const chunk of request.body) {
        held.add(who, chunk.byteLength);
        size += chunk.byteLength;
        if (size > most) return null;
        chunks.push(chunk);
      }
      return new Uint8Array(Buffer.concat(chunks));
    } finally {
      held.take(who, size);
    }
  };
}
