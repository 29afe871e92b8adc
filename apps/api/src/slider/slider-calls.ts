import type {
  SliderAction,
  SliderPass,
  SliderPuzzle,
  SliderSolution,
  WorkBody,
  WorkOrder,
  WorkSolution,
} from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import { grant, newToken, takeGrant } from "../database/grants.ts";
import { countUse, undoAttempt } from "../database/limits.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput, KernelServices } from "../http/call-input.ts";
import { refuseBeyond } from "../http/refuseBeyond.ts";
import { requirePhone } from "../http/refuseFields.ts";
import { createGeetestSlider, type GeetestSlider } from "./createGeetestSlider.ts";
import { createLocalSlider, type LocalSlider } from "./createLocalSlider.ts";
import { readDevice, rememberDevice } from "./device.ts";
import { MISS_LOCK, PUZZLE_LIMIT } from "./limits.ts";
import { countHaste, workBits } from "./workBits.ts";
import { checkWork, orderWork } from "./workInstead.ts";

/** How long a token can be used, milliseconds. */
export const PASS_TTL_MS = 120_000;

/** Who makes puzzles. */
export interface SliderServices {
  readonly slider: LocalSlider;
  /** Where GeeTest is configured. */
  readonly geetest: GeetestSlider | undefined;
}

type Input<Body> = CallInput<unknown, Body, SliderServices>;

/** What a token is good for. */
interface StoredPass {
  readonly action: SliderAction;
  readonly phone: string;
  /** As {@link readDevice} tells it. */
  readonly device: string;
}

/** Makes them for a configuration. */
export function createSliders(services: KernelServices): SliderServices {
  const { provider } = services.settings.slider;
  return {
    slider: createLocalSlider(services),
    geetest: provider === "geetest" ? createGeetestSlider(services) : undefined,
  };
}

/** A puzzle: GeeTest's where it is configured and answers, else one of our own. */
export async function registerSlider(input: Input<undefined>): Promise<SliderPuzzle> {
  const device = await countPuzzle(input);
  return (await input.geetest?.puzzle(device)) ?? input.slider.puzzle(device, await workBits(input, device));
}

/**
 * Work instead of a puzzle, for who sees no picture. GeeTest has a way of its own for them: where it is configured there
 * is none here, or whoever has a program would choose it.
 */
export async function registerWork(input: Input<WorkBody>): Promise<WorkOrder> {
  const phone = requirePhone(input.body.phone, input.language);
  const device = await countPuzzle(input);
  if (input.geetest) throw new ApiFailure(422, "slider");
  return orderWork(input, { action: input.body.action, phone }, device);
}

/** Counts one more puzzle, or what stands for one. @returns the browser that asks */
async function countPuzzle(input: Input<unknown>): Promise<string> {
  const { db, now, address } = input;
  const device = rememberDevice(input);
  await refuseBeyond(PUZZLE_LIMIT, `address ${address}`, db, now());
  await refuseBeyond(PUZZLE_LIMIT, `device ${device}`, db, now());
  return device;
}

/**
 * Checks an answer and gives a token for it. Whatever was wrong, the visitor is told the same. Each is counted before it
 * is looked at, and what proves no miss is taken back.
 */
export async function validateSlider(input: Input<SliderSolution | WorkSolution>): Promise<SliderPass> {
  const { db, now, body, address } = input;
  const phone = requirePhone(body.phone, input.language);
  const device = readDevice(input);
  // Of a browser that keeps no cookie every answer is wrong: no miss of its network, which can do nothing with it.
  if (device === undefined) throw new ApiFailure(422, "slider");
  const counted: string[] = [];
  let isMiss = false;
  try {
    // The browser first: what a closed one goes on with is not its network's.
    for (const who of [`device ${device}`, `address ${address}`]) {
      const { within, retryAfterSeconds } = await countUse(db, MISS_LOCK, who, now());
      counted.push(who);
      if (!within) throw new ApiFailure(429, "tooMany", { retryAfterSeconds });
    }
    isMiss = !(await check(input, { ...body, phone }, device));
  } finally {
    if (!isMiss) for (const who of counted) await undoAttempt(db, MISS_LOCK, who);
  }
  if (isMiss) throw new ApiFailure(422, "slider");
  return giveSliderPass(db, { action: body.action, phone, device }, now());
}

/** Gives a token, as for a solved puzzle. */
export async function giveSliderPass(db: Database, pass: StoredPass, now: number): Promise<SliderPass> {
  const token = newToken();
  await grant(db, "slider", token, pass, now + PASS_TTL_MS);
  return { token, expiresInMs: PASS_TTL_MS };
}

/**
 * Takes a token: once, from the browser that solved the puzzle, for its action and phone number. A token that is shown
 * for anything else is gone too.
 *
 * @throws {@link ApiFailure} 422
 */
export async function takeSliderPass(
  input: CallInput<unknown, unknown>,
  token: string,
  action: SliderAction,
  phone: string,
): Promise<void> {
  const pass = await takeGrant<StoredPass>(input.db, "slider", token, input.now());
  if (!pass || pass.action !== action || pass.phone !== phone || pass.device !== readDevice(input)) {
    throw new ApiFailure(422, "slider");
  }
}

async function check(
  input: Input<unknown>,
  body: SliderSolution | WorkSolution,
  device: string,
): Promise<boolean> {
  const { geetest, slider } = input;
  if ("nonces" in body) return checkWork(input, body, device);
  if (!("challengeId" in body)) return (await geetest?.check(body, device)) ?? false;
  const { isRight, isSuspicious } = await slider.check(body, device);
  if (isSuspicious || !isRight) await countHaste(input, device);
  return isRight;
}
