import type { Hono } from "hono";
import { accountContracts } from "@wesdom/api-client/contract";
import {
  checkLogin,
  matchAccountCompanies,
  readInformation,
  readLoginKey,
  signOut,
  takeInformation,
} from "../accounts/accountCalls.ts";
import { readLoginUrl, redeemCentreTicket } from "../accounts/centreCalls.ts";
import { checkResetTicket, setPassword, verifyReset } from "../accounts/resetCalls.ts";
import { signIn } from "../accounts/unifiedLogin.ts";
import { sendAccountCode, sendPasswordCode, sendReservationCode } from "../codes/sendCodes.ts";
import { registerSlider, validateSlider } from "../slider/sliderCalls.ts";
import type { Services, Variables } from "./context.ts";
import { serveCall } from "./route.ts";

/** Serves the calls of puzzles, codes and accounts. */
export function serveAccounts(app: Hono<Variables>, services: Services): void {
  const calls = accountContracts;
  serveCall(app, services, calls.sliderRegister, registerSlider);
  serveCall(app, services, calls.sliderValidate, validateSlider);
  serveCall(app, services, calls.sendCode, sendReservationCode);
  serveCall(app, services, calls.accountSliderRegister, registerSlider);
  serveCall(app, services, calls.accountSliderValidate, validateSlider);
  serveCall(app, services, calls.sendLoginCode, sendAccountCode);
  serveCall(app, services, calls.loginPublicKey, readLoginKey);
  serveCall(app, services, calls.unifiedLogin, signIn);
  serveCall(app, services, calls.loginCheck, checkLogin);
  serveCall(app, services, calls.logout, signOut);
  serveCall(app, services, calls.accountInformation, readInformation);
  serveCall(app, services, calls.accountCompanies, matchAccountCompanies);
  serveCall(app, services, calls.feedInformation, takeInformation);
  serveCall(app, services, calls.sendResetCode, sendPasswordCode);
  serveCall(app, services, calls.verifyResetCode, verifyReset);
  serveCall(app, services, calls.checkReset, checkResetTicket);
  serveCall(app, services, calls.resetPassword, setPassword);
  serveCall(app, services, calls.loginUrl, readLoginUrl);
  serveCall(app, services, calls.redeemTicket, redeemCentreTicket);
}
