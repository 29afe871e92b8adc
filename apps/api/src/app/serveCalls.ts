import type { Hono } from "hono";
import {
  contracts,
  reportCalls,
  type AnswerOf,
  type AnyContract,
  type BodyOf,
  type QueryOf,
} from "@wesdom/api-client/contract";
import {
  checkLogin,
  endOneSession,
  matchAccountCompanies,
  readInformation,
  readLoginKey,
  readSessions,
  signOut,
  takeInformation,
} from "../accounts/accountCalls.ts";
import { changePassword } from "../accounts/changePassword.ts";
import { readLoginUrl, redeemCentreTicket } from "../accounts/centreCalls.ts";
import { checkResetTicket, setPassword, verifyReset } from "../accounts/resetCalls.ts";
import { signIn } from "../accounts/unifiedLogin.ts";
import { readIntroduction, readTeam } from "../calls/about.ts";
import { readAreas } from "../calls/areas.ts";
import { readArticle, readArticles } from "../calls/articles.ts";
import { readBanners } from "../calls/banners.ts";
import { readBrands } from "../calls/brands.ts";
import { matchCompanies } from "../calls/companies.ts";
import { readChannelRedirect, signWxPage } from "../calls/start.ts";
import { readStories } from "../calls/stories.ts";
import { sendAccountCode, sendPasswordCode, sendReservationCode } from "../codes/sendCodes.ts";
import { takeLead } from "../leads/takeLead.ts";
import { registerSlider, validateSlider } from "../slider/sliderCalls.ts";
import { reportTaker } from "../tracking/takeReport.ts";
import type { Services, Variables } from "./context.ts";
import { serveBeacon, serveCall, type Handler, type TakeBeacon } from "./route.ts";

type Contracts = typeof contracts;

type BeaconName = keyof typeof reportCalls;

/** What answers each call: a call without, or one that answers something else than its contract says, does not compile. */
const HANDLERS: {
  readonly [Name in Exclude<keyof Contracts, BeaconName>]: Handler<
    QueryOf<Contracts[Name]>,
    BodyOf<Contracts[Name]>,
    AnswerOf<Contracts[Name]>
  >;
} = {
  bannerPage: readBanners("home"),
  informationBannerPage: readBanners("news"),
  brandingList: readBrands,
  storiesPage: readStories,
  enStoriesPage: readStories,
  articlePage: readArticles,
  enArticleMain: readArticles,
  articleByCode: readArticle,
  enArticleByCode: readArticle,
  teamList: readTeam,
  introductionInfo: readIntroduction,
  enIntroductionInfo: readIntroduction,
  companyFuzzyMatching: matchCompanies,
  commonArea: readAreas,
  wxSign: signWxPage,
  channelRedirect: readChannelRedirect,
  enChannelRedirect: readChannelRedirect,
  appeal: takeLead,
  enAppeal: takeLead,
  sliderRegister: registerSlider,
  sliderValidate: validateSlider,
  sendCode: sendReservationCode,
  accountSliderRegister: registerSlider,
  accountSliderValidate: validateSlider,
  sendLoginCode: sendAccountCode,
  loginPublicKey: readLoginKey,
  unifiedLogin: signIn,
  loginCheck: checkLogin,
  logout: signOut,
  accountSessions: readSessions,
  endAccountSession: endOneSession,
  accountInformation: readInformation,
  accountCompanies: matchAccountCompanies,
  feedInformation: takeInformation,
  sendResetCode: sendPasswordCode,
  verifyResetCode: verifyReset,
  checkReset: checkResetTicket,
  resetPassword: setPassword,
  changePassword,
  loginUrl: readLoginUrl,
  redeemTicket: redeemCentreTicket,
};

/** Serves every call of the contract. */
export function serveCalls(app: Hono<Variables>, services: Services): void {
  for (const [name, handler] of Object.entries(HANDLERS)) {
    const contract: AnyContract = contracts[name as keyof Contracts];
    serveCall(app, services, name, contract, handler as Handler<object, unknown, unknown>);
  }
  const takeReport = reportTaker(services);
  const beacons: Readonly<Record<BeaconName, TakeBeacon>> = {
    dataReport: (context) => takeReport(context, "cn"),
    enDataReport: (context) => takeReport(context, "intl"),
  };
  for (const [name, take] of Object.entries(beacons)) {
    serveBeacon(app, name, reportCalls[name as BeaconName], take);
  }
}
