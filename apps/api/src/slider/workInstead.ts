import type { SliderWork, WorkBody, WorkOrder, WorkSolution } from "@wesdom/api-client/contract";
import { grant, hashToken, newToken, takeGrant } from "../database/grants.ts";
import { isLocked } from "../database/limits.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { refuseBeyond } from "../http/refuseBeyond.ts";
import { PUZZLE_TTL_MS } from "./createLocalSlider.ts";
import { WORK_LOCK } from "./limits.ts";
import { isWorkDone, newWork } from "./work.ts";

/**
 * Some 1.3 million hashes, ten seconds on a slow phone as measured in decision 011. In many parts: their sum is nearly
 * the same each time, where one search for as many hashes would now and then take a minute and could not say how far it is.
 */
export const WORK_PARTS = 20;
export const WORK_BITS = 16;

interface StoredWork {
  /** Hash of what the work is good for. */
  readonly purpose: string;
  readonly work: SliderWork;
}

/** Gives work to do, good for one action, phone number, browser and network. */
export async function orderWork(
  { db, now, address }: CallInput<unknown, unknown>,
  asked: WorkBody,
  device: string,
): Promise<WorkOrder> {
  // No phone is to toil for what will be refused.
  const { within, retryAfterSeconds } = await isLocked(db, WORK_LOCK, `address ${address}`, now());
  if (!within) throw new ApiFailure(429, "tooMany", { retryAfterSeconds });
  const challengeId = newToken();
  const work = newWork(WORK_BITS);
  const stored: StoredWork = { purpose: purposeOf(challengeId, asked, device, address), work };
  await grant(db, "work", challengeId, stored, now() + PUZZLE_TTL_MS);
  return { challengeId, work, parts: WORK_PARTS, expiresInMs: PUZZLE_TTL_MS };
}

/**
 * Whether work was done for what is asked; asked once, it is gone.
 *
 * @throws {@link ApiFailure} 429 where its network had enough by work
 */
export async function checkWork(
  { db, now, address, log }: CallInput<unknown, unknown>,
  { challengeId, nonces, ...asked }: WorkSolution,
  device: string,
): Promise<boolean> {
  const stored = await takeGrant<StoredWork>(db, "work", challengeId, now());
  if (!stored) return false;
  const { salt, bits } = stored.work;
  const isRight =
    stored.purpose === purposeOf(challengeId, asked, device, address) &&
    nonces.length === WORK_PARTS &&
    nonces.every((nonce, part) => isWorkDone({ salt: `${salt}.${part}`, bits }, nonce));
  log("info", "slider-worked", { right: isRight });
  if (isRight) await refuseBeyond(WORK_LOCK, `address ${address}`, db, now());
  return isRight;
}

/** The token goes in, which is stored nowhere: nobody guesses phone and address from the hash. */
function purposeOf(token: string, { action, phone }: WorkBody, device: string, address: string): string {
  return hashToken([token, action, phone, device, address].join(" "));
}
