import { and, eq } from "drizzle-orm";
import { AGREEMENTS, type LoginBody, type SignedIn } from "@wesdom/api-client/contract";
import { isPasswordA, isPasswordB } from "@wesdom/validators";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import { requirePhone, refuseFields } from "../http/refuseFields.ts";
import { translate } from "../http/texts.ts";
import type { AccountServices } from "./account-services.ts";
import { findAccount, createAccount, accountSummary, type Account } from "./account-store.ts";
import { countPasswordTry } from "./countPasswordTry.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseLocked, SIGN_IN_LOCK } from "./locks.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { startSession } from "./sessions.ts";
import { accounts } from "./tables.ts";
import { countByAddress, logRefusal, openNewPassword, openPassword, verifyCode } from "./verification.ts";

type Input = CallInput<unknown, LoginBody, AccountServices>;

/** What stands beside a field that is missing. */
const MISSING = { code: "codeMissing", password: "passwordMissing", keyId: "sealed" } as const;

/** Who came in, and whether the account was made for it. */
interface Entry {
  readonly account: Account;
  readonly created: boolean;
}

const METHODS: Readonly<Record<LoginBody["method"], (input: Input, phone: string) => Promise<Entry>>> = {
  code: enterByCode,
  password: enterByPassword,
  register,
};

/** Signs in or registers, and starts a session. The log tells of it, without the phone. */
export async function signIn(input: Input): Promise<SignedIn> {
  const { method } = input.body;
  const phone = requirePhone(input.body.phone, input.language);
  const { account, created } = await logRefusal(input, phone, "sign-in-refused", { method }, async () => {
    const entry = await METHODS[method](input, phone);
    await letIn(input, entry.account);
    return entry;
  });
  const network = input.networkMark(input.address);
  input.log("info", "signed-in", { method, account: account.id, created, network });
  return { account: accountSummary(account, input), created };
}

/**
 * Starts a session, and has the browser known. A password lets in while it is still the account's: held meanwhile, so that
 * one who replaces it ends what it let in.
 *
 * @throws `ApiFailure` 422 as for a wrong password, where it was replaced
 */
async function letIn(input: Input, { id, passwordHash }: Account): Promise<void> {
  await input.db.transaction(async (transaction) => {
    if (input.body.method !== "code") {
      const verified = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash ?? ""));
      const held = await transaction.select({ id: accounts.id }).from(accounts).where(verified).for("share");
      if (held.length === 0) throw failFor(422, "credentials");
    }
    await startSession({ ...input, db: transaction }, id);
    await rememberBrowser({ ...input, db: transaction }, id);
  });
}

/** Whoever has the phone is let in; a number without an account gets one. */
async function enterByCode(input: Input, phone: string): Promise<Entry> {
  const { db, now, body } = input;
  const { code, agreements } = required(input, ["code", "agreements"]);
  await countByAddress(input, () => verifyCode(input, "login", phone, code));
  const made = await createAccount(db, { phone, passwordHash: null, agreements, now: now() });
  const account = made ?? (await findAccount(db, phone));
  if (!account) throw new Error(`An account of method ${body.method} was neither made nor found`);
  return { account, created: made !== undefined };
}

/**
 * Numbers without an account are treated as those with one: the same work, the same locks, the same answer.
 * The attempt is counted before the password is opened, so that attempts at one moment are not more than in a row, and
 * none that is refused is remembered.
 */
async function enterByPassword(input: Input, phone: string): Promise<Entry> {
  const { password: sealed, keyId } = required(input, ["password", "keyId"]);
  const wasRight = await countPasswordTry(input, phone);
  const password = await openPassword(input, sealed, keyId);
  const account = await findAccount(input.db, phone);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  const obeys = account?.passwordRule === "B" ? isPasswordB(password) : isPasswordA(password);
  if (!account || !isRight || !obeys) throw failFor(422, "credentials");
  // Before the try is taken back: who goes on all the same is soon refused without the work.
  await refuseLocked(input, SIGN_IN_LOCK, phone, "passwordClosed");
  await wasRight();
  return { account, created: false };
}

/** Only whoever has the phone learns whether its number has an account. */
async function register(input: Input, phone: string): Promise<Entry> {
  const { db, now } = input;
  const {
    code,
    password: sealed,
    keyId,
    agreements,
  } = required(input, ["code", "password", "keyId", "agreements"]);
  const password = await countByAddress(input, async () => {
    const opened = await openNewPassword(input, sealed, keyId, phone);
    await verifyCode(input, "register", phone, code);
    return opened;
  });
  const passwordHash = await hashPassword(password);
  const account = await createAccount(db, { phone, passwordHash, agreements, now: now() });
  if (!account) throw failFor(409, "registered");
  return { account, created: true };
}

/**
 * The fields that a method needs.
 *
 * @throws `ApiFailure` 422 with a message beside each that is missing
 */
function required<Name extends keyof LoginBody>(
  { body, language }: Input,
  names: readonly Name[],
): { [Field in Name]-?: NonNullable<LoginBody[Field]> } {
  const wrong = names.map((name): [string, string | undefined] => {
    const value = body[name];
    if (name === "agreements") {
      const agreed = AGREEMENTS.every((one) => body.agreements?.includes(one));
      return [name, agreed ? undefined : translate("agreements", language)];
    }
    return [
      name,
      value === undefined || value === ""
        ? translate(MISSING[name as keyof typeof MISSING], language)
        : undefined,
    ];
  });
  refuseFields(Object.fromEntries(wrong));
  return body as unknown as { [Field in Name]-?: NonNullable<LoginBody[Field]> };
}
