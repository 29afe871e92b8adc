import { type LanguageKey, LANGUAGES, shanghaiDay } from "@wesdom/facts";
import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import { createApiClient } from "@wesdom/api-client";
import { SENT_KEY, sentReference } from "../forms/lead-form.ts";
import { SENT_PLACEHOLDER } from "../forms/sent-placeholder.ts";
import { PAGE_BLOCK_ID, scriptJson, type PageBlock } from "../internal/page-block.ts";
import { createRecordingPageData } from "../page-data/page-data.ts";
import { createSiteRouter, type SiteRoutes } from "../react/create-site-router.tsx";
import { ownRoute, viewOfPage } from "../react/ownRoute.ts";
import type { SiteRouterContext, SubmittedForm } from "../react/site-context.tsx";
import { routeOfPath } from "../routes/route-table.ts";
import { contentKey, parseSearch, stringifySearch } from "../routes/search.ts";
import { isDocument, isIncomplete } from "../site/is-incomplete.ts";
import { LOW_SCREENS, stylesOfPage } from "../site/page-styles.ts";
import {
  SCRIPT_HASHES_HEADER,
  type FixedPage,
  type RenderContext,
  type RenderedPage,
  type SiteAssets,
  type SiteName,
  type SiteServerBuild,
} from "../site/site-build.ts";
import type { SitePage } from "../site/site-pages.ts";
import type { ContentQuery } from "./content-queries.ts";
import { withFirstPictures } from "./first-pictures.ts";
import { takeMarkedScripts } from "./marked-scripts.ts";
import { asError, faultOf } from "./page-faults.ts";
import { createRenderHead } from "./render-head.ts";
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH } from "./early-script.ts";
import { PAGE_SCRIPTS_HASH, pageScripts } from "./page-scripts.ts";

/**
 * Result of a form's handler: a thank-you address, or the input with its errors; `failed`: it may be sent again. `none`:
 * the page has no form.
 */
export type SubmitResult =
  | { readonly kind: "none" }
  | { readonly kind: "done"; readonly location: string }
  | { readonly kind: "invalid" | "failed"; readonly form: SubmittedForm };

/** Stands for every value that a page does not know; it is no page number and names nothing. */
const UNKNOWN_VALUE = "~";

/** Status of a page that answers a form. */
const FORM_STATUS = { invalid: 422, failed: 503 } as const;

/** What an app hands over to become a server build. */
export interface ServerBuildOptions {
  readonly site: SiteName;
  readonly buildId: string;
  readonly assets: SiteAssets;
  /** The routes as the page at an address needs them: one language each. */
  readonly createRoutes: (pathname: string) => SiteRoutes;
  readonly pages: readonly SitePage[];
  /** What of an address selects a page's content, by route name. @default all of its content-selecting query */
  readonly contentQueries?: Readonly<Record<string, ContentQuery>>;
  /** Handles a plain form post to a page. */
  readonly submitForm: (
    request: Request,
    form: FormData,
    context: SiteRouterContext,
  ) => Promise<SubmitResult>;
}

/** What a browser reads before all else; the browser's React knows no tags of a head. */
const METAS =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';

/** Ends the kit's hero, which is laid out from there: half of it would be painted where it does not stay. */
const HERO_END_ID = "el-hero-end";
const EXPECT_HERO_END = `<link rel="expect" href="#${HERO_END_ID}" blocking="render">`;

/** The routes of an address as they were rendered once. */
interface Attempt {
  readonly html: string;
  readonly headTags: string;
  readonly scriptHashes: readonly string[];
  /** Names of the scripts of its page. */
  readonly scripts: readonly string[];
  /** What a view of its page is reported as. */
  readonly view: PageBlock["view"];
  /** Status by the router. */
  readonly status: number;
  /** Whether the screen of a page that failed is shown. */
  readonly failed: boolean;
  /** What broke before the render, in a loader or a module, and is shown as that screen; `null`: nothing. */
  readonly cause: Error | null;
  /** What broke the render itself; `null`: nothing. */
  readonly failure: Error | null;
}

/** Those that can be rendered ahead of any request. */
const fixedPages = (pages: readonly SitePage[]): readonly FixedPage[] =>
  pages.flatMap(({ name: routeName, path, byQuery, indexed = false, asksWho = false }) =>
    byQuery ? [] : [{ path, routeName, indexed, asksWho }],
  );

/** Makes the server build of a site from its routes. */
export function createServerBuild(options: ServerBuildOptions): SiteServerBuild {
  function routerContext(request: Request, context: RenderContext, form: SubmittedForm | null) {
    const data = createRecordingPageData(context.data);
    const url = new URL(request.url);
    const routerContext: SiteRouterContext = {
      environment: {
        site: options.site,
        buildId: options.buildId,
        origin: context.settings.publicOrigin || url.origin,
        settings: context.settings,
        today: shanghaiDay((context.now ?? Date.now)()),
      },
      data,
      form,
      // A render reports nothing.
      identify: () => undefined,
      api: (language: LanguageKey) =>
        createApiClient({
          baseUrl: context.apiBase,
          lang: LANGUAGES[language].Lang,
          fetch: (url, init) =>
            (context.fetch ?? globalThis.fetch)(url, {
              ...init,
              headers: { ...Object.fromEntries(new Headers(init?.headers)), ...context.forwardedHeaders },
            }),
        }),
    };
    return { data, routerContext };
  }

  async function renderPage(
    request: Request,
    context: RenderContext,
    form: SubmittedForm | null = null,
    shownStatus = 200,
  ): Promise<RenderedPage> {
    const { data, routerContext: siteContext } = routerContext(request, context, form);
    const url = new URL(request.url);
    const tried = await renderRoutes(request, siteContext);
    // A page with a hole in it is none: in its place comes the screen of a page that failed.
    const shown = tried.failure === null ? tried : await renderRoutes(request, siteContext, true);
    const failure = shown.failure ?? tried.failure ?? tried.cause;
    const isShown = shown.failure === null && shown.html !== "";
    const notFound = shown.status === 404 || routeOfPath(url.pathname)?.name.endsWith("-404") === true;
    const status = failure !== null || shown.failed ? 500 : notFound ? 404 : shownStatus;
    return {
      status,
      html: isShown ? await assemble(shown, context) : "",
      payload:
        status === 200
          ? {
              data: data.recorded,
              head: shown.headTags,
              prerenderedAt: Date.parse(`${siteContext.environment.today}T00:00+08:00`),
            }
          : null,
      cacheable: status === 200 || (status === 404 && routeOfPath(url.pathname) !== undefined),
      scriptHashes: [EARLY_SCRIPT_HASH, PAGE_SCRIPTS_HASH, ...shown.scriptHashes],
      ...(failure === null ? {} : { failure }),
    };
  }

  /**
   * Renders the routes of an address.
   *
   * @param asFailed - Whether the screen of a page that failed is rendered in the page's place.
   */
  async function renderRoutes(
    request: Request,
    siteContext: SiteRouterContext,
    asFailed = false,
  ): Promise<Attempt> {
    const head = createRenderHead();
    const { pathname } = new URL(request.url);
    const scriptMark = crypto.randomUUID();
    let broken: { readonly error?: unknown } | undefined;
    let found: Error | null = null;
    let scripts: readonly string[] = [];
    let view: PageBlock["view"];
    const handle = createRequestHandler({
      request,
      createRouter() {
        const router = createSiteRouter({
          routes: options.createRoutes(pathname),
          context: { ...siteContext, sayHead: head.say },
          scriptMark,
        });
        if (asFailed)
          Object.assign(ownRoute(router, pathname)?.options ?? {}, {
            beforeLoad() {
              // Its words are for the log.
              throw new Error("");
            },
          });
        return router;
      },
    });
    const response = await handle(async ({ router, responseHeaders }) => {
      const { matches } = router.state;
      broken = matches.find((match) => match.status === "error");
      scripts = matches.flatMap(({ staticData }) => staticData.scripts ?? []);
      view = viewOfPage(router, pathname);
      const children = <RouterServer router={router} />;
      const rendered = await renderRouterToString({ router, responseHeaders, children });
      if (isIncomplete(await rendered.clone().text())) found = await faultOf(children);
      return rendered;
    });
    const { html, hashes } = takeMarkedScripts(await response.text(), scriptMark);
    return {
      html: isDocument(html) ? html : "",
      headTags: head.tags(),
      scriptHashes: hashes,
      scripts,
      view,
      status: response.status,
      failed: broken !== undefined || !isDocument(html),
      cause: broken === undefined ? null : asError(broken.error),
      failure: found,
    };
  }

  /** Puts what React does not own into the document: head tags, its styles, settings, the browser's entry. */
  async function assemble(attempt: Attempt, context: RenderContext): Promise<string> {
    const { headTags, scripts, view } = attempt;
    const { assetBase } = context.settings;
    const { site, buildId, assets } = options;
    // While developing, React compares each attribute with what it would have written.
    const isBuilt = assets.scripts !== undefined;
    const { html, held } = isBuilt
      ? await withFirstPictures(attempt.html, context)
      : { html: attempt.html, held: [] };
    const stylesFile = assets.stylesFile && assetBase + assets.stylesFile;
    const block: PageBlock = { site, buildId, stylesFile, settings: context.settings, view };
    const expected = html.includes(` id="${HERO_END_ID}"`) ? EXPECT_HERO_END : "";
    const beside = stylesFile.replace(/[^/]*$/, "");
    const styles = stylesOfPage(assets.styles, html).replaceAll("url(./", () => `url(${beside}`);
    const low = assets.lowScreensFile
      ? `<link rel="stylesheet" media="${LOW_SCREENS}" href="${assetBase}${assets.lowScreensFile}">`
      : "";
    const head = `${EARLY_SCRIPT}${headTags}${expected}<style>${styles}</style>${low}`;
    const foot =
      `<script type="application/json" id="${PAGE_BLOCK_ID}">${scriptJson(block)}</script>` +
      pageScripts(assets, scripts, assetBase, held);
    const document = html
      .replace("<head>", `<head>${METAS}`)
      .replace("</head>", () => `${head}</head>`)
      .replace(/<\/body><\/html>\s*$/, () => `${foot}</body></html>`);
    return document.startsWith("<!DOCTYPE") ? document : `<!DOCTYPE html>${document}`;
  }

  return {
    site: options.site,
    buildId: options.buildId,
    fixedPages: fixedPages(options.pages),
    ownsPath(pathname) {
      const route = routeOfPath(pathname);
      return options.pages.some(({ name }) => name === route?.name);
    },
    pageAt(url, content) {
      const route = routeOfPath(url.pathname);
      const search = parseSearch(url.search);
      const keys = route?.contentQueryKeys ?? [];
      const reference = keys.length === 0 ? sentReference(search) : null;
      if (reference !== null) {
        const key = url.pathname + stringifySearch({ [SENT_KEY]: SENT_PLACEHOLDER });
        return { key, isUnknown: false, reference };
      }
      const select = options.contentQueries?.[route?.name ?? ""];
      const query = route && select && content ? select(search, content[route.language]) : search;
      const shown = new URL(url);
      shown.search = stringifySearch(query ?? { [keys.at(-1) ?? ""]: UNKNOWN_VALUE });
      return { key: contentKey(shown, keys), isUnknown: query === null, reference: null };
    },
    render: (request, context) => renderPage(request, context),
    async submit(request, context) {
      const { routerContext: siteContext } = routerContext(request, context, null);
      // A body that is not what its type says.
      const posted = await request
        .clone()
        .formData()
        .catch(() => null);
      if (posted === null) return new Response(null, { status: 400 });
      const result = await options.submitForm(request, posted, siteContext);
      if (result.kind === "none") return new Response(null, { status: 405 });
      if (result.kind === "done")
        return new Response(null, { status: 303, headers: { location: result.location } });
      const status = FORM_STATUS[result.kind];
      const page = await renderPage(new Request(request.url), context, result.form, status);
      return new Response(page.html, {
        status: page.status,
        headers: {
          "content-type": "text/html; charset=utf-8",
          [SCRIPT_HASHES_HEADER]: page.scriptHashes.join(" "),
        },
      });
    },
  };
}
