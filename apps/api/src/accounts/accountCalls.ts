import { eq } from "drizzle-orm";
import type {
  AccountSessions,
  Company,
  CompanyQuery,
  EndSessionBody,
  FeedingBody,
  Information,
  InformationState,
  LoginCheck,
  LogoutBody,
  PublicKey,
} from "@wesdom/api-client/contract";
import { isFilled, messageOf } from "@wesdom/validators";
import type { CallInput } from "../app/context.ts";
import { refuseFields } from "../app/refuseFields.ts";
import { textOf } from "../app/texts.ts";
import { matchCompanies } from "../calls/companies.ts";
import { accounts } from "../database/schema.ts";
import { isComplete, summaryOf } from "./accountStore.ts";
import {
  endSession,
  endSessionOf,
  endSessions,
  requireAccount,
  requireFresh,
  requireSession,
  sessionsOf,
  signedInAccount,
  signedInSession,
} from "./sessions.ts";

const AREA_CODE = /^\d{6}$/;

/** The key with which passwords are sealed. */
export function readLoginKey(input: CallInput<unknown, undefined>): Promise<PublicKey> {
  return input.accounts.keys.current();
}

/** Whether someone is signed in. */
export async function checkLogin(input: CallInput<unknown, undefined>): Promise<LoginCheck> {
  const account = await signedInAccount(input);
  return { signedIn: account !== undefined, account: account ? summaryOf(account, input) : null };
}

/** Signs out here, or wherever the account is signed in; the answer does not tell whether anybody was. */
export async function signOut(input: CallInput<unknown, LogoutBody>): Promise<null> {
  const found = await signedInSession(input);
  const { scope = "device" } = input.body;
  if (found && scope === "all") {
    requireFresh(found.session);
    await endSessions(input.db, found.account.phone);
  }
  await endSession(input);
  if (found) input.log("info", "signed-out", { scope, account: found.account.id });
  return null;
}

/** Where the account is signed in. */
export async function readSessions(input: CallInput<unknown, undefined>): Promise<AccountSessions> {
  const { account, session: own } = await requireSession(input);
  const sessions = (await sessionsOf(input, account.id)).map(({ id, device, startedAt, usedAt }) => ({
    id,
    device,
    startedAt,
    usedAt,
    current: id === own.id,
  }));
  return { sessions, canEnd: own.isFresh };
}

/** Ends one session of the account; one that is over, or another's, is answered alike and left alone. */
export async function endOneSession(input: CallInput<unknown, EndSessionBody>): Promise<null> {
  const { account, session: own } = await requireSession(input);
  requireFresh(own);
  await endSessionOf(input.db, account.id, input.body.id);
  input.log("info", "signed-out", { scope: "one", account: account.id });
  return null;
}

/** What is known of the company. */
export async function readInformation(input: CallInput<unknown, undefined>): Promise<InformationState> {
  const { information } = await requireAccount(input);
  return { complete: isComplete(information), information };
}

/** Companies that may be meant. */
export async function matchAccountCompanies(input: CallInput<unknown, CompanyQuery>): Promise<Company[]> {
  await requireAccount(input);
  return matchCompanies({ ...input, query: input.body });
}

/** Takes what is told of the company. */
export async function takeInformation(input: CallInput<unknown, FeedingBody>): Promise<InformationState> {
  const { db, body, language } = input;
  const account = await requireAccount(input);
  const isArea = AREA_CODE.test(body.areaCode) && input.areas.below(body.areaCode, language) !== undefined;
  refuseFields({
    company: isFilled(body.company) ? undefined : messageOf("company", language),
    areaCode: isArea ? undefined : messageOf("area", language),
    position: isFilled(body.position) ? undefined : textOf("positionMissing", language),
  });
  const { company, companyId = "", areaCode, position } = body;
  const information: Information = { company, companyId, areaCode, position };
  await db.update(accounts).set({ information }).where(eq(accounts.id, account.id));
  return { complete: isComplete(information), information };
}
