import {
  accountSliderRegister,
  accountSliderValidate,
  accountSliderWork,
  ApiError,
  checkReset,
  loginCheck,
  resetPassword,
  sendLoginCode,
  sendResetCode,
  unifiedLogin,
  verifyResetCode,
  type AccountSliderAction,
  type AccountSummary,
  type Agreement,
  type ApiClient,
  type SliderPuzzle,
  type WorkOrder,
} from "@wesdom/api-client";
import { CODE_RESEND_MS, CODE_TTL_MS } from "@wesdom/facts";
import { keepSignInHint } from "@wesdom/site-runtime/browser";
import type { PuzzleAnswer } from "../../puzzle/Puzzle.tsx";
import type { AccountMethod, SentCode } from "./accountMachine.ts";
import type { WorkAnswer } from "./PuzzleWork.tsx";
import { sealPassword } from "./sealPassword.ts";

/** Both documents that whoever registers agrees to. */
const AGREED: Agreement[] = ["user-agreement", "privacy-policy"];

/** What a solved puzzle opens, by the way in. */
export const ACTION_OF: Readonly<Record<Exclude<AccountMethod, "password">, AccountSliderAction>> = {
  code: "login",
  register: "register",
  reset: "reset",
};

/** Ways in that begin with a code. */
export type CodeMethod = keyof typeof ACTION_OF;

/** A puzzle, of whichever provider the API has. */
export function askPuzzle(api: ApiClient): Promise<SliderPuzzle> {
  return api.call(accountSliderRegister);
}

/** Work instead of a puzzle. */
export function askWork(api: ApiClient, method: CodeMethod, phone: string): Promise<WorkOrder> {
  return api.call({ ...accountSliderWork, background: true }, { body: { action: ACTION_OF[method], phone } });
}

/** Answers a puzzle, or shows the work for one. @returns token for one code. */
export async function solvePuzzle(
  api: ApiClient,
  method: CodeMethod,
  phone: string,
  answer: PuzzleAnswer | WorkAnswer,
): Promise<string> {
  const body = { action: ACTION_OF[method], phone, ...answer };
  return (await api.call(accountSliderValidate, { body })).token;
}

/**
 * Has a code sent. Where no answer came, the message may have gone out all the same, and no other goes out for as long.
 *
 * @returns times by the clock of this device
 */
export async function askCode(
  api: ApiClient,
  method: CodeMethod,
  phone: string,
  token: string,
): Promise<SentCode> {
  try {
    const { expiresInMs, resendInMs } =
      method === "reset"
        ? await api.call(sendResetCode, { body: { phone, token } })
        : await api.call(sendLoginCode, {
            body: { phone, token, action: method === "code" ? "login" : "register" },
          });
    const at = Date.now();
    return { expiresAt: at + expiresInMs, resendAt: at + resendInMs };
  } catch (error) {
    // What never left the device reached nobody.
    const isUnsure = error instanceof ApiError && error.status === undefined && navigator.onLine;
    if (!isUnsure) throw error;
    const at = Date.now();
    return { expiresAt: at + CODE_TTL_MS, resendAt: at + CODE_RESEND_MS, isUnsure };
  }
}

/** Signs in with a code; a number without an account gets one. */
export async function signInByCode(api: ApiClient, phone: string, code: string): Promise<AccountSummary> {
  const body = { method: "code" as const, phone, code, agreements: AGREED };
  return (await api.call(unifiedLogin, { body })).account;
}

/** Signs in with a password. */
export async function signInByPassword(
  api: ApiClient,
  phone: string,
  password: string,
): Promise<AccountSummary> {
  const body = { method: "password" as const, phone, ...(await sealPassword(api, password)) };
  return (await api.call(unifiedLogin, { body })).account;
}

/** Makes an account with a password. */
export async function register(
  api: ApiClient,
  phone: string,
  code: string,
  password: string,
): Promise<AccountSummary> {
  const sealed = await sealPassword(api, password);
  const body = { method: "register" as const, phone, code, agreements: AGREED, ...sealed };
  return (await api.call(unifiedLogin, { body })).account;
}

/** Trades a code for leave to set a password. */
export async function allowReset(api: ApiClient, phone: string, code: string): Promise<string> {
  return (await api.call(verifyResetCode, { body: { phone, code } })).ticket;
}

/** Whether leave to set a password still holds; asked after a reload. */
export async function isResetAllowed(api: ApiClient, ticket: string): Promise<boolean> {
  return (await api.call({ ...checkReset, background: true }, { body: { ticket } })).valid;
}

/** Sets a new password. */
export async function setNewPassword(api: ApiClient, ticket: string, password: string): Promise<void> {
  await api.call(resetPassword, { body: { ticket, ...(await sealPassword(api, password)) } });
}

/** Who is signed in; nobody, too, where that cannot be asked. */
export async function signedInAccount(api: ApiClient): Promise<AccountSummary | null> {
  try {
    const { account } = await api.call({ ...loginCheck, background: true });
    keepSignInHint(account !== null);
    return account;
  } catch {
    return null;
  }
}
