import type { Hono } from "hono";
import {
  contracts,
  PATH_SUFFIX,
  reportCalls,
  type AnswerOf,
  type AnyContract,
  type BodyOf,
  type ChannelRedirect,
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
} from "./accounts/account-calls.ts";
import type { AccountServices } from "./accounts/account-services.ts";
import { readLoginUrl, redeemCentreTicket } from "./accounts/centre-calls.ts";
import { changePassword } from "./accounts/changePassword.ts";
import { checkResetTicket, setPassword, verifyReset } from "./accounts/reset-calls.ts";
import { signIn } from "./accounts/signIn.ts";
import { readAreas } from "./areas/areas.ts";
import type { Messenger } from "./codes/createMessenger.ts";
import { sendAccountCode, sendPasswordCode, sendReservationCode } from "./codes/send-codes.ts";
import { serveDevInbox } from "./codes/serveDevInbox.ts";
import { matchCompanies } from "./content/matchCompanies.ts";
import { readArticle } from "./content/readArticle.ts";
import { readArticles } from "./content/readArticles.ts";
import { readBanners } from "./content/readBanners.ts";
import { readBrands, readIntroduction, readTeam } from "./content/readCompany.ts";
import { readContentState } from "./content/readContentState.ts";
import { readStories } from "./content/readStories.ts";
import { serveContentIndex } from "./content/serveContentIndex.ts";
import { MEDIA_PATH, serveMedia } from "./content/serveMedia.ts";
import { isDiskFull } from "./database/database-unavailable.ts";
import { countUse, type Limit } from "./database/limits.ts";
import { ApiFailure } from "./http/api-failure.ts";
import type { KernelServices, Variables } from "./http/call-input.ts";
import { AWAY_SECONDS, serveDocs } from "./http/createApp.ts";
import { succeeded } from "./http/envelope.ts";
import { serveBeacon, serveCall, type Handler, type TakeBeacon } from "./http/route.ts";
import { takeLead, type LeadServices } from "./leads/takeLead.ts";
import { registerSlider, registerWork, validateSlider, type SliderServices } from "./slider/slider-calls.ts";
import type { EventStore } from "./tracking/createEventStore.ts";
import { createReportTaker } from "./tracking/createReportTaker.ts";
import type { WechatSigner } from "./wechat/signer.ts";
import { signWxPage } from "./wechat/signWxPage.ts";

/** What the calls of all features work with. */
export interface Services extends KernelServices, AccountServices, LeadServices, SliderServices {
  /** Where reports of visits are kept. */
  readonly events: EventStore;
  /** `undefined` where messages can be neither sent nor shown. */
  readonly messenger: Messenger | undefined;
  readonly wechat: WechatSigner;
}

type Contracts = typeof contracts;

/** A row that shows whether the database takes rows; written once in its window at most by each instance. */
const HEALTH_WRITES: Limit = { name: "healthz", most: 1, windowMs: 5_000 };

/** How long a call that met a full disk speaks for those to come. */
const FULL_DISK_MS = 30_000;

/** The start-up flag. */
const readChannelRedirect = ({ settings }: Services): Promise<ChannelRedirect> =>
  Promise.resolve({ enabled: settings.channelRedirect });

type BeaconName = keyof typeof reportCalls;

/** What answers each call: a call without, or one that answers something else than its contract says, does not compile. */
const HANDLERS: {
  readonly [Name in Exclude<keyof Contracts, BeaconName>]: Handler<
    QueryOf<Contracts[Name]>,
    BodyOf<Contracts[Name]>,
    AnswerOf<Contracts[Name]>,
    Services
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
  accountSliderWork: registerWork,
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

/** Serves every call of the contract, and what no contract names. */
export function serveRoutes(app: Hono<Variables>, services: Services): void {
  // By path: what finds room in a page of its table says nothing of the others.
  const fullAt = new Map<string, number>();
  app.use(async (context, next) => {
    await next();
    const { path } = context.req;
    if (!path.endsWith(PATH_SUFFIX)) return;
    if (isDiskFull(context.error)) fullAt.set(path, services.now());
    else if (context.res.ok) fullAt.delete(path);
  });
  for (const [name, handler] of Object.entries(HANDLERS)) {
    const contract: AnyContract = contracts[name as keyof Contracts];
    serveCall(app, services, name, contract, handler as Handler<object, unknown, unknown, Services>);
  }
  const takeReport = createReportTaker(services);
  const beacons: Readonly<Record<BeaconName, TakeBeacon>> = {
    dataReport: (context) => takeReport(context, "cn"),
    enDataReport: (context) => takeReport(context, "intl"),
  };
  for (const [name, take] of Object.entries(beacons)) {
    serveBeacon(app, name, reportCalls[name as BeaconName], take);
  }
  app.get(`${MEDIA_PATH}*`, serveMedia(services.settings.contentDirectory));
  serveContentIndex(app, services);
  serveDevInbox(app, services);
  let wroteAt = -Infinity;
  app.get("/healthz", async (context) => {
    if (services.lifecycle.draining) throw new ApiFailure(503, "away", { retryAfterSeconds: AWAY_SECONDS });
    const content = await readContentState(services.db);
    // A full disk and a stand-by read on, while every lead is refused; the row that is written here needs no room.
    const now = services.now();
    if ([...fullAt.values()].some((at) => Math.abs(now - at) < FULL_DISK_MS))
      throw new ApiFailure(503, "away", { retryAfterSeconds: AWAY_SECONDS });
    if (Math.abs(now - wroteAt) >= HEALTH_WRITES.windowMs) {
      await countUse(services.db, HEALTH_WRITES, "", now);
      wroteAt = now;
    }
    context.header("Cache-Control", "no-store");
    return context.json(succeeded({ status: "ok", content }));
  });
  if (!services.settings.production || services.settings.publicDemo) serveDocs(app);
}
