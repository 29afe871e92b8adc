// Written by `pnpm calls` from the contracts: what is wrong here is to be put right there.
import type { ClientCall } from "../contract/index.ts";

/** A puzzle before a code for a reservation. */
export const sliderRegister: ClientCall<"sliderRegister"> = { method: "POST", path: "/gee/slider/register" };

/** Answer a puzzle for a reservation; once, right or wrong. */
export const sliderValidate: ClientCall<"sliderValidate"> = { method: "POST", path: "/gee/slider/validate" };

/** A puzzle before a code for an account. */
export const accountSliderRegister: ClientCall<"accountSliderRegister"> = {
  method: "POST",
  path: "/yxy/gee/slider/register",
};

/** Work instead of a puzzle before a code for an account, for who sees no picture. */
export const accountSliderWork: ClientCall<"accountSliderWork"> = {
  method: "POST",
  path: "/yxy/gee/slider/work",
};

/** Answer a puzzle for an account, or show the work for one; once, right or wrong. */
export const accountSliderValidate: ClientCall<"accountSliderValidate"> = {
  method: "POST",
  path: "/yxy/gee/slider/validate",
};

/** Send a code to the phone of a reservation. */
export const sendCode: ClientCall<"sendCode"> = { method: "POST", path: "/login/send/code" };

/** Send a code to sign in or to register with. */
export const sendLoginCode: ClientCall<"sendLoginCode"> = {
  method: "POST",
  path: "/yxy/unified/login/send/code",
};

/** Send a code to set a new password with. */
export const sendResetCode: ClientCall<"sendResetCode"> = {
  method: "POST",
  path: "/yxy/custom/reset/password/send/verification",
};

/** The key with which passwords are sealed. */
export const loginPublicKey: ClientCall<"loginPublicKey"> = { method: "POST", path: "/yxy/getPublicKey" };

/** Sign in or register. */
export const unifiedLogin: ClientCall<"unifiedLogin"> = {
  method: "POST",
  path: "/yxy/unified/login",
  form: "multipart",
};

/** Whether someone is signed in. */
export const loginCheck: ClientCall<"loginCheck"> = { method: "POST", path: "/yxy/custom/login/check" };

/** What is known of the account's company. */
export const accountInformation: ClientCall<"accountInformation"> = {
  method: "POST",
  path: "/yxy/custom/complete/information/subSystem/info/get",
};

/** Companies by part of the name, for those who are signed in. */
export const accountCompanies: ClientCall<"accountCompanies"> = {
  method: "POST",
  path: "/yxy/custom/center/company/fuzzy/matching",
};

/** Tell of the account's company. */
export const feedInformation: ClientCall<"feedInformation"> = {
  method: "POST",
  path: "/yxy/custom/center/info/feeding",
};

/** Trade a code for a ticket to set a new password. */
export const verifyResetCode: ClientCall<"verifyResetCode"> = {
  method: "POST",
  path: "/yxy/custom/reset/password/code/verification",
};

/** Whether a ticket to set a new password still opens. */
export const checkReset: ClientCall<"checkReset"> = {
  method: "POST",
  path: "/yxy/custom/center/reset/password/check",
};

/** Set a new password. */
export const resetPassword: ClientCall<"resetPassword"> = {
  method: "POST",
  path: "/yxy/custom/center/reset/password",
};

/** Set a new password by the present one. */
export const changePassword: ClientCall<"changePassword"> = {
  method: "POST",
  path: "/yxy/custom/center/password/change",
};

/** Sign out, on this device or on all. */
export const logout: ClientCall<"logout"> = { method: "POST", path: "/yxy/custom/logout" };

/** Where the account is signed in. */
export const accountSessions: ClientCall<"accountSessions"> = {
  method: "POST",
  path: "/yxy/custom/center/session/list",
};

/** End one session of the account. */
export const endAccountSession: ClientCall<"endAccountSession"> = {
  method: "POST",
  path: "/yxy/custom/center/session/end",
};

/** The way to the customer centre. */
export const loginUrl: ClientCall<"loginUrl"> = { method: "GET", path: "/get/login/url" };

/** Redeem a ticket; for the customer centre alone. */
export const redeemTicket: ClientCall<"redeemTicket"> = {
  method: "POST",
  path: "/yxy/custom/center/ticket/redeem",
};
