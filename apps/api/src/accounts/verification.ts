import type { SliderAction } from "@wesdom/api-client/contract";
import { undoAttempt } from "../database/limits.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import type { LogFields } from "../http/log.ts";
import { refuseFields } from "../http/refuseFields.ts";
import { readDevice } from "../slider/device.ts";
import type { AccountServices } from "./account-services.ts";
import { findAccount } from "./account-store.ts";
import { CODE_ADDRESS_LOCK, refuseLocked } from "./locks.ts";
import { newPasswordError } from "./newPasswordError.ts";

type Input = CallInput<unknown, unknown, AccountServices>;

/**
 * Counts what may fail among the wrong codes and tickets of its address, before anything is opened, looked up or kept for it.
 *
 * @throws `ApiFailure` 429 after too many, and whatever `work` throws
 */
export async function countByAddress<Result>(
  input: Pick<Input, "db" | "now" | "address">,
  work: () => Promise<Result>,
): Promise<Result> {
  await refuseLocked(input, CODE_ADDRESS_LOCK, input.address, "tooMany");
  const result = await work();
  await undoAttempt(input.db, CODE_ADDRESS_LOCK, input.address);
  return result;
}

/**
 * Has the log tell where an attempt is refused: the account of the phone, if there is one, and the mark of the network.
 *
 * @throws Whatever `work` throws.
 */
export async function logRefusal<Result>(
  { db, networkMark, address, log }: Input,
  phone: string,
  event: string,
  fields: LogFields,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure) {
      const { status } = error;
      const account = await findAccount(db, phone).catch(() => undefined);
      const who = { ...(account && { account: account.id }), network: networkMark(address) };
      log("warn", event, { ...fields, status, ...who });
    }
    throw error;
  }
}

/**
 * Takes a code that was sent to a phone and asked for by this very browser: who was talked into telling a code lets
 * nobody in, and nobody elsewhere uses up its tries.
 *
 * @throws `ApiFailure` 422 with `data.reason` `codeWrong` or `codeExpired`
 */
export async function verifyCode(
  input: Input,
  purpose: SliderAction,
  phone: string,
  code: string,
): Promise<void> {
  const result = await input.codes.redeem({ purpose, phone, device: readDevice(input) ?? "" }, code);
  if (result !== "right") throw failFor(422, result === "wrong" ? "codeWrong" : "codeExpired");
}

/**
 * Opens a sealed password.
 *
 * @throws `ApiFailure` 422 with `data.reason` `sealed`: the page asks for a key again
 */
export async function openPassword({ loginKeys }: Input, sealed: string, keyId: string): Promise<string> {
  const password = await loginKeys.open(sealed, keyId);
  if (password === undefined) throw failFor(422, "sealed");
  return password;
}

/**
 * Opens a password that is to be set.
 *
 * @param phone - Of the account.
 * @throws `ApiFailure` 422 beside the field where it will not do
 */
export async function openNewPassword(
  input: Input,
  sealed: string,
  keyId: string,
  phone: string,
): Promise<string> {
  const password = await openPassword(input, sealed, keyId);
  refuseFields({ password: await newPasswordError(password, phone, input.language, input.settings.brand) });
  return password;
}
