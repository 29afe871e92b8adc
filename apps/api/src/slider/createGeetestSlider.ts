import { hash } from "node:crypto";
import * as v from "valibot";
import type { GeetestPuzzle, GeetestSolution } from "@wesdom/api-client/contract";
import { grant, takeGrant } from "../database/grants.ts";
import type { SliderSettings } from "../env.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { KernelServices } from "../http/call-input.ts";
import { createPatience } from "../http/createPatience.ts";
import { describeError } from "../http/log.ts";

/** Longest wait for GeeTest. */
const TIMEOUT_MS = 5_000;

/** How long a challenge can be answered, milliseconds. */
const CHALLENGE_TTL_MS = 600_000;

/** Characters of a challenge; GeeTest's script appends two of its own. */
const CHALLENGE_CHARS = 32;

/** How this server calls itself to GeeTest. */
const SDK = "node-wesdom:1.0";

/** What GeeTest says instead of a challenge or a seccode when it refuses. */
const REFUSED = new Set(["", "0", "false"]);

const RegisterSchema = v.object({ challenge: v.string() });
const ValidateSchema = v.object({ seccode: v.string() });

/** Puzzles of GeeTest, version 3. */
export interface GeetestSlider {
  /** `undefined` while GeeTest cannot be reached or refuses. */
  readonly puzzle: (device: string) => Promise<GeetestPuzzle | undefined>;
  /**
   * Whether GeeTest accepts an answer; asked once.
   *
   * @throws {@link ApiFailure} 422 without its word: nobody passes, and nobody is to pay for it
   */
  readonly check: (solution: GeetestSolution, device: string) => Promise<boolean>;
}

/**
 * Speaks GeeTest's protocol. Its offline mode is no protection, since it accepts anything that has the right shape: it
 * is never entered. Neither the visitor's address nor anything else of theirs is passed on but a hash.
 *
 * @see https://docs.geetest.com/sensebot/apirefer/api/server
 */
export function createGeetestSlider(services: KernelServices): GeetestSlider {
  const { db, now, log } = services;
  const settings = services.settings.slider;
  const patient = createPatience(now);
  const ask: Ask = (path, body) => patient(() => askGeetest(`${settings.geetestBase}${path}`, body));
  return {
    puzzle: async (device) => {
      try {
        const origin = await register(ask, settings, device);
        const challenge = hash("md5", `${origin}${settings.geetestKey}`);
        await grant(db, "geetest", challenge, { device }, now() + CHALLENGE_TTL_MS);
        return { provider: "geetest", success: 1, gt: settings.geetestId, challenge, new_captcha: true };
      } catch (error) {
        log("warn", "geetest-failed", { step: "register", error: describeError(error) });
        return undefined;
      }
    },
    check: async (solution, device) => {
      const challenge = solution.geetest_challenge.slice(0, CHALLENGE_CHARS);
      const stored = await takeGrant<{ device: string }>(db, "geetest", challenge, now());
      if (stored?.device !== device) return false;
      try {
        return await validate(ask, settings, solution);
      } catch (error) {
        log("warn", "geetest-failed", { step: "validate", error: describeError(error) });
        throw new ApiFailure(422, "slider");
      }
    },
  };
}

/** Asks GeeTest at a path, with a form where there is one. @throws Where it does not answer, be it at once. */
type Ask = (path: string, form?: URLSearchParams) => Promise<{ readonly ok: boolean; readonly text: string }>;

async function askGeetest(address: string, form?: URLSearchParams): ReturnType<Ask> {
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(form && { method: "POST", body: form }),
  });
  return { ok: response.ok, text: await response.text() };
}

async function register(ask: Ask, { geetestId }: SliderSettings, device: string): Promise<string> {
  const query = new URLSearchParams({
    gt: geetestId,
    json_format: "1",
    digestmod: "md5",
    sdk: SDK,
    user_id: hash("md5", device),
    client_type: "h5",
    ip_address: "unknown",
  });
  const { ok, text } = await ask(`/register.php?${query.toString()}`);
  const { challenge } = v.parse(RegisterSchema, JSON.parse(text));
  if (!ok || REFUSED.has(challenge)) throw new Error("GeeTest gave no challenge");
  return challenge;
}

async function validate(
  ask: Ask,
  { geetestId }: SliderSettings,
  solution: GeetestSolution,
): Promise<boolean> {
  const form = new URLSearchParams({
    seccode: solution.geetest_seccode,
    challenge: solution.geetest_challenge,
    validate: solution.geetest_validate,
    captchaid: geetestId,
    json_format: "1",
    sdk: SDK,
  });
  const { ok, text } = await ask("/validate.php", form);
  const { seccode } = v.parse(ValidateSchema, JSON.parse(text));
  if (!ok) throw new Error("GeeTest gave no verdict");
  return !REFUSED.has(seccode);
}
