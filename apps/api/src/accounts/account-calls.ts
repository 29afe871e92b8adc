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
import { matchCompanies } from "../content/matchCompanies.ts";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import { refuseFields } from "../http/refuseFields.ts";
import { translate } from "../http/texts.ts";
import type { AccountServices } from "./account-services.ts";
import { accountSummary } from "./account-store.ts";
import {
  endSession,
  endSessionById,
  endSessions,
  requireAccount,
  requireFresh,
  requireSession,
  listSessions,
  signedInSession,
} from "./sessions.ts";
import { accounts } from "./tables.ts";

type Input<Body> = CallInput<unknown, Body, AccountServices>;

const AREA_CODE = /^\d{6}$/;

/** The key with which passwords are sealed. */
export function readLoginKey(input: Input<undefined>): Promise<PublicKey> {
  return input.loginKeys.current();
}

/** Whether someone is signed in. */
export async function checkLogin(input: Input<undefined>): Promise<LoginCheck> {
  const found = await signedInSession(input);
  return { signedIn: found !== undefined, account: found ? accountSummary(found.account, input) : null };
}

/** Signs out here, or wherever the account is signed in; the answer does not tell whether anybody was. */
export async function signOut(input: Input<LogoutBody>): Promise<null> {
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
export async function readSessions(input: Input<undefined>): Promise<AccountSessions> {
  const { account, session: own } = await requireSession(input);
  const sessions = (await listSessions(input, account.id)).map(({ id, device, startedAt, usedAt }) => ({
    id,
    device,
    startedAt,
    usedAt,
    current: id === own.id,
  }));
  return { sessions, canEnd: own.isFresh };
}

/** Ends one session of the account; one that is over, or another's, is answered alike and left alone. */
export async function endOneSession(input: Input<EndSessionBody>): Promise<null> {
  const { account, session: own } = await requireSession(input);
  requireFresh(own);
  await endSessionById(input.db, account.id, input.body.id);
  input.log("info", "signed-out", { scope: "one", account: account.id });
  return null;
}

/** What is known of the company. */
export async function readInformation(input: Input<undefined>): Promise<InformationState> {
  const { information } = await requireAccount(input);
  return { complete: information !== null, information };
}

/** Companies that may be meant. */
export async function matchAccountCompanies(input: Input<CompanyQuery>): Promise<Company[]> {
  await requireAccount(input);
  return matchCompanies({ ...input, query: input.body });
}

/** Takes what is told of the company. */
export async function takeInformation(input: Input<FeedingBody>): Promise<InformationState> {
  const { db, body, language } = input;
  const account = await requireAccount(input);
  // Of the page's account nobody is signed in: another tab has signed in with another one.
  const own = input.userInfoMark(account.id);
  if ((body.userInfo ?? own) !== own) throw failFor(401, "signIn");
  const isArea = AREA_CODE.test(body.areaCode) && input.areasBelow(body.areaCode, language) !== undefined;
  refuseFields({
    company: isFilled(body.company) ? undefined : messageOf("company", language),
    areaCode: isArea ? undefined : messageOf("area", language),
    position: isFilled(body.position) ? undefined : translate("positionMissing", language),
  });
  const { company, companyId = "", areaCode, position } = body;
  const information: Information = { company, companyId, areaCode, position };
  await db.update(accounts).set({ information }).where(eq(accounts.id, account.id));
  return { complete: true, information };
}
