import { SLIDER_WORK_MOST_BITS } from "@wesdom/api-client/contract";
import { countUse } from "../database/limits.ts";
import type { CallInput } from "../http/call-input.ts";
import { readDevice } from "./device.ts";
import { ADDRESS_HASTE, DEVICE_HASTE } from "./limits.ts";

/** Work of a browser that is known and in no haste: some 16,000 hashes, a fraction of a second on a cheap phone. */
const USUAL_BITS = 14;

/** What browsers of the floor send with every call of a page; the first of them not Safari before 16.4. */
const USUAL_HEADERS = ["sec-fetch-site", "accept-language", "user-agent"] as const;

/** How much haste adds at most. */
const MOST_HASTE_BITS = 4;

/**
 * How much work a puzzle asks for: a bit more, twice the work, for a browser that has no cookie yet, for each header that
 * browsers send and this one does not, and for each doubling of the puzzles beyond the usual that it or its address asked
 * for within minutes. Many share an address, so that it counts late. Nothing is stored but those counters.
 */
export async function workBits(input: CallInput<unknown, unknown>, device: string): Promise<number> {
  const known = readDevice(input) !== undefined;
  const missing = USUAL_HEADERS.filter((name) => (input.header(name) ?? "") === "");
  return Math.min(
    SLIDER_WORK_MOST_BITS,
    USUAL_BITS + (known ? 0 : 1) + missing.length + (await countHaste(input, device)),
  );
}

/** Counts one more for a browser and its address, as with each puzzle; so does an answer that looks like a machine's. */
export async function countHaste(input: CallInput<unknown, unknown>, device: string): Promise<number> {
  const { db, now, address } = input;
  const bits = await Promise.all(
    (
      [
        [DEVICE_HASTE, `device ${device}`],
        [ADDRESS_HASTE, `address ${address}`],
      ] as const
    ).map(async ([limit, who]) => {
      const { count } = await countUse(db, limit, who, now());
      return Math.ceil(Math.log2(Math.max(1, count / limit.most)));
    }),
  );
  return Math.min(MOST_HASTE_BITS, Math.max(...bits));
}
