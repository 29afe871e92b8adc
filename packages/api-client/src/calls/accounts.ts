import type { CallDescriptor, NoQuery } from "../call.ts";
import type {
  FeedingBody,
  InformationState,
  LoginBody,
  LoginCheck,
  LoginUrl,
  LoginUrlQuery,
  LogoutBody,
  PublicKey,
  RedeemBody,
  RedeemedTicket,
  ResetBody,
  ResetCheck,
  ResetCheckBody,
  ResetCodeBody,
  ResetPass,
  SignedIn,
} from "../contract/account.ts";
import type { AccountCodeBody, CodeBody, CodeReceipt } from "../contract/code.ts";
import type { Company, CompanyQuery } from "../contract/company.ts";
import type { AccountSliderAction, SliderPass, SliderPuzzle, SliderSolution } from "../contract/slider.ts";

type Post<Body, Answer> = CallDescriptor<NoQuery, Body, Answer>;

/** A puzzle before a code for a reservation; sets the cookie that binds it to the browser. */
export const sliderRegister: Post<undefined, SliderPuzzle> = post("sliderRegister", "/gee/slider/register");

/** Answers a puzzle for a reservation. Each puzzle takes one answer, right or wrong; 422 when wrong. */
export const sliderValidate: Post<SliderSolution<"reservation">, SliderPass> = post(
  "sliderValidate",
  "/gee/slider/validate",
);

/** A code for the phone number of a reservation. */
export const sendCode: Post<CodeBody, CodeReceipt> = post("sendCode", "/login/send/code");

/** A puzzle before a code for an account. */
export const accountSliderRegister: Post<undefined, SliderPuzzle> = post(
  "accountSliderRegister",
  "/yxy/gee/slider/register",
);

/** Answers a puzzle for an account. */
export const accountSliderValidate: Post<SliderSolution<AccountSliderAction>, SliderPass> = post(
  "accountSliderValidate",
  "/yxy/gee/slider/validate",
);

/** A code to sign in or to register with. */
export const sendLoginCode: Post<AccountCodeBody, CodeReceipt> = post(
  "sendLoginCode",
  "/yxy/unified/login/send/code",
);

/** The key with which passwords are sealed. */
export const loginPublicKey: Post<undefined, PublicKey> = post("loginPublicKey", "/yxy/getPublicKey");

/** Signs in or registers; the session is an HttpOnly cookie. */
export const unifiedLogin: Post<LoginBody, SignedIn> = {
  ...post("unifiedLogin", "/yxy/unified/login"),
  form: "multipart",
};

/** Whether someone is signed in. */
export const loginCheck: Post<undefined, LoginCheck> = post("loginCheck", "/yxy/custom/login/check");

/** Signs out, on this device or on all; answered alike to those who are not signed in. */
export const logout: Post<LogoutBody, null> = post("logout", "/yxy/custom/logout");

/** What is known of the account's company. */
export const accountInformation: Post<undefined, InformationState> = post(
  "accountInformation",
  "/yxy/custom/complete/information/subSystem/info/get",
);

/** Companies whose name resembles what was typed, for those who are signed in. */
export const accountCompanies: Post<CompanyQuery, Company[]> = post(
  "accountCompanies",
  "/yxy/custom/center/company/fuzzy/matching",
);

/** Tells of the account's company. */
export const feedInformation: Post<FeedingBody, InformationState> = post(
  "feedInformation",
  "/yxy/custom/center/info/feeding",
);

/** A code to set a new password with; sent alike to numbers without an account. */
export const sendResetCode: Post<CodeBody, CodeReceipt> = post(
  "sendResetCode",
  "/yxy/custom/reset/password/send/verification",
);

/** Trades a code for a ticket to set a new password. */
export const verifyResetCode: Post<ResetCodeBody, ResetPass> = post(
  "verifyResetCode",
  "/yxy/custom/reset/password/code/verification",
);

/** Whether a ticket to set a new password still opens. */
export const checkReset: Post<ResetCheckBody, ResetCheck> = post(
  "checkReset",
  "/yxy/custom/center/reset/password/check",
);

/** Sets a new password. */
export const resetPassword: Post<ResetBody, null> = post(
  "resetPassword",
  "/yxy/custom/center/reset/password",
);

/** The way to the customer centre, with a ticket that opens once. */
export const loginUrl: CallDescriptor<LoginUrlQuery, undefined, LoginUrl> = {
  name: "loginUrl",
  method: "GET",
  path: "/get/login/url",
  lang: "any",
};

/** Redeems a ticket: the customer centre's call, from server to server. */
export const redeemTicket: Post<RedeemBody, RedeemedTicket> = post(
  "redeemTicket",
  "/yxy/custom/center/ticket/redeem",
);

/* @__NO_SIDE_EFFECTS__ */
function post(
  name: string,
  path: string,
): { readonly name: string; readonly method: "POST"; readonly path: string; readonly lang: "any" } {
  return { name, method: "POST", path, lang: "any" };
}
