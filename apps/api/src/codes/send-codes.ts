import {
  CODE_RESEND_MS,
  CODE_TTL_MS,
  type AccountCodeBody,
  type CodeBody,
  type CodeReceipt,
  type SliderAction,
} from "@wesdom/api-client/contract";
import { knownBrowser } from "../accounts/known-browsers.ts";
import { resetLimit, undoAttempt } from "../database/limits.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { describeError } from "../http/log.ts";
import { refuseBeyond } from "../http/refuseBeyond.ts";
import { requirePhone } from "../http/refuseFields.ts";
import { translate } from "../http/texts.ts";
import { readDevice } from "../slider/device.ts";
import { takeSliderPass } from "../slider/slider-calls.ts";
import type { CodeStore } from "./createCodeStore.ts";
import { UnconfirmedError, type Messenger } from "./createMessenger.ts";
import { ADDRESS_LIMIT, DAY_LIMIT, RESEND_LIMIT } from "./limits.ts";
import { refuseAboveCeiling } from "./refuseAboveCeiling.ts";

type Input<Body> = CallInput<
  unknown,
  Body,
  { readonly codes: CodeStore; readonly messenger: Messenger | undefined }
>;

/** A code for the phone number of a reservation. */
export function sendReservationCode(input: Input<CodeBody>): Promise<CodeReceipt> {
  return send(input, "reservation");
}

/** A code to sign in or to register with. */
export function sendAccountCode(input: Input<AccountCodeBody>): Promise<CodeReceipt> {
  return send(input, input.body.action);
}

/** A code to set a new password with. */
export function sendPasswordCode(input: Input<CodeBody>): Promise<CodeReceipt> {
  return send(input, "reset");
}

/**
 * Sends a code. Whether the phone number has an account is not looked at, so nothing here can tell. The token comes
 * before the limits: without one, nobody can use up those of another's number.
 */
async function send(input: Input<CodeBody>, purpose: SliderAction): Promise<CodeReceipt> {
  const { db, now, codes, messenger, body, language, log } = input;
  if (!messenger) {
    log("error", "codes-off");
    throw new ApiFailure(503, "codesOff");
  }
  const phone = requirePhone(body.phone, language);
  await takeSliderPass(input, body.token, purpose, phone);
  await refuseBeyond(ADDRESS_LIMIT, input.address, db, now());
  await refuseBeyond(RESEND_LIMIT, phone, db, now());
  // What strangers use up of a day is not taken from whoever signed in with this number before.
  const browser = await knownBrowser(input, phone);
  const daysOf = browser === undefined ? phone : `${phone} browser ${browser}`;
  const undo = [
    () => resetLimit(db, RESEND_LIMIT, phone),
    () => undoAttempt(db, DAY_LIMIT, daysOf),
    () => undoAttempt(db, ADDRESS_LIMIT, input.address),
  ];
  let isTaken: boolean;
  try {
    await refuseBeyond(DAY_LIMIT, daysOf, db, now());
    undo.push(await refuseAboveCeiling(input));
    // A lead is taken without cookies too; an account is opened where its code was asked for.
    const device = purpose === "reservation" ? "" : (readDevice(input) ?? "");
    const { code, withdraw } = await codes.issue({ purpose, phone, device });
    undo.push(withdraw);
    isTaken = await deliver({ phone, code }, messenger, input);
  } catch (error) {
    // What was surely not sent is not counted: a stranger whose day is used up does not take the owner's minute.
    for (const one of undo) await one();
    throw error;
  }
  // It may come: who signs in is led to where its code is typed, and waits for another. A reservation goes on without.
  if (!isTaken && purpose === "reservation") throw new ApiFailure(502, "codeUndelivered");
  return { expiresInMs: CODE_TTL_MS, resendInMs: CODE_RESEND_MS };
}

/**
 * @returns Whether the message was taken; otherwise it may have gone out.
 * @throws `ApiFailure` 502 where it surely did not
 */
async function deliver(
  { phone, code }: { readonly phone: string; readonly code: string },
  messenger: Messenger,
  { language, log, settings }: Input<CodeBody>,
): Promise<boolean> {
  try {
    await messenger({ phone, text: translate("code", language, { code, brand: settings.brand[language] }) });
    return true;
  } catch (error) {
    log("error", "code-undelivered", { error: describeError(error) });
    if (error instanceof UnconfirmedError) return false;
    throw new ApiFailure(502, "codeUndelivered");
  }
}
