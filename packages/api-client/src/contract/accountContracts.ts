import * as v from "valibot";
import * as calls from "../calls/accounts.ts";
import type { AnyCall, CallDescriptor, NoQuery } from "../call.ts";
import {
  FeedingBodySchema,
  InformationStateSchema,
  LoginBodySchema,
  LoginCheckSchema,
  LoginUrlQuerySchema,
  LoginUrlSchema,
  LogoutBodySchema,
  PublicKeySchema,
  RedeemBodySchema,
  RedeemedTicketSchema,
  ResetBodySchema,
  ResetCheckBodySchema,
  ResetCheckSchema,
  ResetCodeBodySchema,
  ResetPassSchema,
  SignedInSchema,
} from "./account.ts";
import { AccountCodeBodySchema, CodeBodySchema, CodeReceiptSchema } from "./code.ts";
import { CompanyQuerySchema, CompanySchema } from "./company.ts";
import type { CallContract, ContractOf } from "./contracts.ts";
import type { Schema } from "./schema.ts";
import { AccountSolutionSchema, SiteSolutionSchema, SliderPassSchema, SliderPuzzleSchema } from "./slider.ts";

type AccountCalls = typeof calls;

const NoQuerySchema: Schema<NoQuery> = v.object({});
const NoBodySchema: Schema<undefined> = v.undefined();

/** Calls of puzzles, codes and accounts by name. */
export const accountContracts: {
  readonly [Name in keyof AccountCalls]: AccountCalls[Name] extends AnyCall
    ? ContractOf<AccountCalls[Name]>
    : never;
} = {
  sliderRegister: post(
    calls.sliderRegister,
    "A puzzle before a code for a reservation",
    NoBodySchema,
    SliderPuzzleSchema,
  ),
  sliderValidate: post(
    calls.sliderValidate,
    "Answer a puzzle for a reservation; once, right or wrong",
    SiteSolutionSchema,
    SliderPassSchema,
  ),
  sendCode: post(
    calls.sendCode,
    "Send a code to the phone of a reservation",
    CodeBodySchema,
    CodeReceiptSchema,
  ),
  accountSliderRegister: post(
    calls.accountSliderRegister,
    "A puzzle before a code for an account",
    NoBodySchema,
    SliderPuzzleSchema,
  ),
  accountSliderValidate: post(
    calls.accountSliderValidate,
    "Answer a puzzle for an account; once, right or wrong",
    AccountSolutionSchema,
    SliderPassSchema,
  ),
  sendLoginCode: post(
    calls.sendLoginCode,
    "Send a code to sign in or to register with",
    AccountCodeBodySchema,
    CodeReceiptSchema,
  ),
  loginPublicKey: post(
    calls.loginPublicKey,
    "The key with which passwords are sealed",
    NoBodySchema,
    PublicKeySchema,
  ),
  unifiedLogin: post(calls.unifiedLogin, "Sign in or register", LoginBodySchema, SignedInSchema),
  loginCheck: post(calls.loginCheck, "Whether someone is signed in", NoBodySchema, LoginCheckSchema),
  logout: post(calls.logout, "Sign out, on this device or on all", LogoutBodySchema, v.null()),
  accountInformation: post(
    calls.accountInformation,
    "What is known of the account's company",
    NoBodySchema,
    InformationStateSchema,
  ),
  accountCompanies: post(
    calls.accountCompanies,
    "Companies by part of the name, for those who are signed in",
    CompanyQuerySchema,
    v.array(CompanySchema),
  ),
  feedInformation: post(
    calls.feedInformation,
    "Tell of the account's company",
    FeedingBodySchema,
    InformationStateSchema,
  ),
  sendResetCode: post(
    calls.sendResetCode,
    "Send a code to set a new password with",
    CodeBodySchema,
    CodeReceiptSchema,
  ),
  verifyResetCode: post(
    calls.verifyResetCode,
    "Trade a code for a ticket to set a new password",
    ResetCodeBodySchema,
    ResetPassSchema,
  ),
  checkReset: post(
    calls.checkReset,
    "Whether a ticket to set a new password still opens",
    ResetCheckBodySchema,
    ResetCheckSchema,
  ),
  resetPassword: post(calls.resetPassword, "Set a new password", ResetBodySchema, v.null()),
  loginUrl: {
    ...calls.loginUrl,
    summary: "The way to the customer centre",
    query: LoginUrlQuerySchema,
    body: NoBodySchema,
    answer: LoginUrlSchema,
  },
  redeemTicket: post(
    calls.redeemTicket,
    "Redeem a ticket; for the customer centre alone",
    RedeemBodySchema,
    RedeemedTicketSchema,
  ),
};

function post<Body, Answer>(
  call: CallDescriptor<NoQuery, Body, Answer>,
  summary: string,
  body: Schema<NoInfer<Body>>,
  answer: Schema<NoInfer<Answer>>,
): CallContract<NoQuery, Body, Answer> {
  return { ...call, summary, query: NoQuerySchema, body, answer };
}
