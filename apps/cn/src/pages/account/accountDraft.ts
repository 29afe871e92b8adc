import { CODE_RESEND_MS } from "@wesdom/facts";
import { browserStorage, readJson, writeKey } from "@wesdom/site-runtime/browser";
import type { AccountMethod, AccountState, SentCode } from "./accountMachine.ts";

/** Key in session storage: a reload finds it, another tab does not, and it ends with the tab. */
const STORAGE_KEY = "wsd:account";

/** A part of an area's path that was chosen. */
export interface DraftArea {
  readonly code: string;
  readonly name: string;
}

/** A code that was sent, and for what. */
export interface AskedCode extends SentCode {
  readonly method: AccountMethod;
  readonly phone: string;
}

/** What is kept of the forms while the tab lives. Passwords and codes never are. */
export interface AccountDraft {
  readonly phone?: string;
  /** The code that is being waited for. */
  readonly sent?: AskedCode;
  /** The last code, used or given up too: before its wait is over no other is sent to its number. */
  readonly last?: AskedCode;
  /** Leave to set a password; the API says whether it still opens. */
  readonly reset?: { readonly phone: string; readonly ticket: string };
  readonly company?: string;
  readonly area?: readonly DraftArea[];
  readonly position?: string;
}

/** The draft of this tab; empty where storage is blocked or holds something else. */
export function readDraft(): AccountDraft {
  const kept = readJson(browserStorage("sessionStorage"), STORAGE_KEY);
  return typeof kept === "object" && kept !== null ? kept : {};
}

/** Keeps some fields more; `undefined` forgets one. */
export function keepDraft(fields: {
  readonly [Key in keyof AccountDraft]: AccountDraft[Key] | undefined;
}): void {
  // Where storage is blocked or full the draft lives as long as the page.
  writeKey(browserStorage("sessionStorage"), STORAGE_KEY, JSON.stringify({ ...readDraft(), ...fields }));
}

/** Forgets everything: the way is at its end. */
export function dropDraft(): void {
  writeKey(browserStorage("sessionStorage"), STORAGE_KEY, null);
}

/** Milliseconds until another code is sent to a phone. A longer wait is that of a clock that was set back. */
export function waitOf(last: AskedCode | undefined, phone: string, now: number): number {
  const waitMs = last?.phone === phone ? last.resendAt - now : 0;
  return waitMs <= CODE_RESEND_MS ? waitMs : 0;
}

/** What a state leaves behind for a reload. */
export function draftOf(state: AccountState): Parameters<typeof keepDraft>[0] {
  if (state.at === "code") {
    const { method, phone, sent } = state;
    return { phone, sent: { ...sent, method, phone }, reset: undefined };
  }
  if (state.at === "newPassword") {
    const { phone, ticket } = state;
    return { phone, sent: undefined, reset: { phone, ticket } };
  }
  return { sent: undefined, reset: undefined };
}

/**
 * Where an earlier load of the page had got with the same way in.
 *
 * @param now - Milliseconds since the epoch.
 * @returns `undefined` where nothing goes on.
 */
export function stateOfDraft(
  { sent, reset }: AccountDraft,
  method: AccountMethod,
  now: number,
): AccountState | undefined {
  const calm = { busy: false, problem: null };
  if (method === "reset" && reset !== undefined) return { at: "newPassword", ...reset, ...calm };
  if (sent?.method !== method || sent.expiresAt <= now) return undefined;
  const { phone, expiresAt, resendAt, isUnsure } = sent;
  const code = { expiresAt, resendAt, ...(isUnsure && { isUnsure }) };
  return { at: "code", method, phone, sent: code, ...calm };
}
