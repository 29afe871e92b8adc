import { languageOfLang } from "@wesdom/facts";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { PATH_SUFFIX, reportCalls } from "@wesdom/api-client/contract";
import { isUnavailable } from "../database/database-unavailable.ts";
import { ApiFailure } from "./api-failure.ts";
import type { KernelServices, Variables } from "./call-input.ts";
import { DOCS_POLICY, docsPage } from "./docsPage.ts";
import { answerFailure } from "./envelope.ts";
import { chooseLanguage, LANG_HEADER, type LanguageChoice } from "./language.ts";
import { describeError, placeOf } from "./log.ts";
import { openApiDocument } from "./openapi.ts";
import { createPeerFinder } from "./peer.ts";

/** Largest body: a lead with every field at its longest, in UTF-8, and some room. */
export const MAX_BODY_BYTES = 32 * 1024;

/** When a call may be repeated that met no database, seconds: it is taken again within two of its return. */
export const AWAY_SECONDS = 2;

/** No header goes with a beacon, so that none is refused for its language. */
const BEACON_PATHS = new Set(Object.values(reportCalls).map(({ path }) => `${path}${PATH_SUFFIX}`));

const POLICY_HEADER = "Content-Security-Policy";

/** Of an answer that says nothing else, as data do: opened by itself it loads and runs nothing, and no other site shows it. */
const DATA_HEADERS = [
  [POLICY_HEADER, "default-src 'none'; frame-ancestors 'none'"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
] as const;

/** The app that requests go through, without anything that it answers but failures and its own description. */
export function createApp(services: KernelServices): Hono<Variables> {
  const app = new Hono<Variables>();
  const { log } = services;
  const failed = (context: Context<Variables>, failure: ApiFailure): Response =>
    answerFailure(context, failure, services.settings.hotline);
  const findPeer = createPeerFinder(services);

  app.use(async (context, next) => {
    const start = performance.now();
    const choice = requestLanguage(context);
    context.set("lang", choice.lang);
    context.set("language", languageOfLang(choice.lang));
    context.set("peer", findPeer(context));
    await next();
    for (const [name, value] of DATA_HEADERS) if (!context.res.headers.has(name)) context.header(name, value);
    if (services.lifecycle.draining) context.header("Connection", "close");
    log("info", "request", {
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.res.status,
      lang: choice.lang,
      ms: Math.round(performance.now() - start),
    });
  });
  // Whether the site is reached by https alone is for its front door to say.
  app.use(
    secureHeaders({
      referrerPolicy: "no-referrer",
      xFrameOptions: "DENY",
      strictTransportSecurity: false,
      crossOriginResourcePolicy: false,
    }),
  );
  app.use("*", async (context, next) => {
    if (context.req.path.endsWith(PATH_SUFFIX) && !BEACON_PATHS.has(context.req.path)) {
      context.header("Vary", LANG_HEADER);
      if ("refused" in requestLanguage(context)) throw new ApiFailure(400, "language");
    }
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiFailure(413, "tooLarge");
      },
    }),
  );
  app.onError((error, context) => {
    if (error instanceof ApiFailure) return failed(context, error);
    if (isUnavailable(error)) {
      log("warn", "database-away", { path: context.req.path.slice(0, 200), error: describeError(error) });
      return failed(context, new ApiFailure(503, "away", { retryAfterSeconds: AWAY_SECONDS }));
    }
    const path = context.req.path.slice(0, 200);
    log("error", "request-failed", { path, error: describeError(error), at: placeOf(error) });
    return failed(context, new ApiFailure(500, "server"));
  });
  app.notFound((context) => failed(context, new ApiFailure(404, "notFound")));
  return app;
}

/** For whoever develops against the API; a site in production describes itself to nobody. */
export function serveDocs(app: Hono<Variables>): void {
  app.get("/openapi.json", async (context) => context.json(await openApiDocument(app)));
  app.get("/docs", async (context) => {
    context.header(POLICY_HEADER, DOCS_POLICY);
    return context.html(docsPage(await openApiDocument(app)));
  });
}

function requestLanguage({ req }: Context): LanguageChoice {
  return chooseLanguage(req.header(LANG_HEADER), req.path);
}
