import { eq } from "drizzle-orm";
import type { LoginUrl, LoginUrlQuery, RedeemBody, RedeemedTicket } from "@wesdom/api-client/contract";
import { grant, newToken, takeGrant } from "../database/grants.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import { sameSecret } from "../keys/sameSecret.ts";
import type { AccountServices } from "./account-services.ts";
import { accountSummary } from "./account-store.ts";
import { allowedRedirect } from "./allowedRedirect.ts";
import { requireAccount } from "./sessions.ts";
import { accounts } from "./tables.ts";

/** How long a ticket can be redeemed, milliseconds. */
export const TICKET_TTL_MS = 60_000;

interface StoredTicket {
  readonly accountId: string;
  readonly redirect: string | null;
}

/** The way to the customer centre. Where it leads on to is checked here and kept with the ticket, not in the address. */
export async function readLoginUrl(input: CallInput<LoginUrlQuery, undefined>): Promise<LoginUrl> {
  const { db, now, query, settings } = input;
  const account = await requireAccount(input);
  const asked = query.redirect ?? "";
  const redirect = asked === "" ? null : allowedRedirect(asked, settings);
  if (redirect === undefined) throw new ApiFailure(403, "foreignUrl", { data: { reason: "foreignUrl" } });
  const ticket = newToken();
  const stored: StoredTicket = { accountId: account.id, redirect };
  await grant(db, "centre-ticket", ticket, stored, now() + TICKET_TTL_MS);
  const { url } = settings.centre;
  const centre = url.startsWith("/") ? `${settings.publicOrigin}${url}` : url;
  return { url: `${centre}${centre.includes("?") ? "&" : "?"}ticket=${ticket}` };
}

/** Tells the customer centre who came with a ticket, once. */
export async function redeemCentreTicket(
  input: CallInput<unknown, RedeemBody, AccountServices>,
): Promise<RedeemedTicket> {
  const { db, now, body } = input;
  if (!isCentre(input)) throw failFor(403, "foreign");
  const ticket = await takeGrant<StoredTicket>(db, "centre-ticket", body.ticket, now());
  const [account] = ticket ? await db.select().from(accounts).where(eq(accounts.id, ticket.accountId)) : [];
  if (!ticket || !account) throw failFor(422, "ticket");
  return {
    account: accountSummary(account, input),
    information: account.information,
    redirect: ticket.redirect,
  };
}

/** Whether the caller is the customer centre: it knows its secret, or without one it is the front door itself. */
function isCentre({ settings, header, isHostItself }: CallInput<unknown, unknown>): boolean {
  const { secret } = settings.centre;
  return secret === "" ? isHostItself : sameSecret(header("authorization"), `Bearer ${secret}`);
}
