import * as v from "valibot";
import { AccountSummarySchema, InformationSchema, REDIRECT_MAX_LENGTH } from "./account.ts";
import { accountCall } from "./accountCall.ts";
import { TokenSchema } from "./fields.ts";

/** Query of the way to the customer centre. */
export type LoginUrlQuery = v.InferOutput<typeof LoginUrlQuerySchema>;
const LoginUrlQuerySchema = v.object({
  /** Where the customer centre leads on to: a path of the site, or an address on an allowed host. */
  redirect: v.exactOptional(v.pipe(v.string(), v.maxLength(REDIRECT_MAX_LENGTH))),
});

/** The way to the customer centre. */
export type LoginUrl = v.InferOutput<typeof LoginUrlSchema>;
const LoginUrlSchema = v.object({
  /** Address with a ticket that can be redeemed once within a minute. */
  url: v.string(),
});

/** What the customer centre sends for a ticket. */
export type RedeemBody = v.InferOutput<typeof RedeemBodySchema>;
const RedeemBodySchema = v.object({ ticket: TokenSchema });

/** Who came with a ticket. */
export type RedeemedTicket = v.InferOutput<typeof RedeemedTicketSchema>;
const RedeemedTicketSchema = v.object({
  account: AccountSummarySchema,
  information: v.nullable(InformationSchema),
  /** Where to lead on to, checked; `null` where nothing was asked for. */
  redirect: v.nullable(v.string()),
});

/** Calls around the customer centre. */
export const centreCalls = {
  loginUrl: accountCall({
    summary: "The way to the customer centre",
    method: "GET",
    path: "/get/login/url",
    query: LoginUrlQuerySchema,
    answer: LoginUrlSchema,
    failures: { 401: "Nobody is signed in", 403: "`redirect` leads to a foreign host" },
  }),
  // From server to server.
  redeemTicket: accountCall({
    summary: "Redeem a ticket; for the customer centre alone",
    path: "/yxy/custom/center/ticket/redeem",
    body: RedeemBodySchema,
    answer: RedeemedTicketSchema,
  }),
};
