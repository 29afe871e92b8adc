import { callsOf } from "@wesdom/api-client";
import {
  companyFacts,
  DEFAULT_SETTINGS,
  LANGUAGES,
  withCompanyFacts,
  withoutPhraseBreaks,
  type LanguageKey,
  type PublicSettings,
} from "@wesdom/site-runtime";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import frame from "../document/Frame.module.css";
import { API_TIMEOUT_MS, apiOf, bare, fetchOf, isOwn } from "../visit.ts";
import { pathIn, sendPage, type CentreVisit } from "./centre-page.tsx";
import type { Keep } from "./kept.ts";

/** Documents of the customer centre: path, and their title in the API. */
const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ["/centre/user-agreement", "user_agreement"],
  ["/centre/privacy-policy", "privacy_policy"],
]);

/** Answers with user agreement or privacy policy, as page or as PDF; a link to a PDF that is of no use leads to the page. */
export async function serveDocument(visit: CentreVisit, keep: Keep): Promise<Response> {
  const { context, language, path, url, request, copy } = visit;
  const { customerCentre, userAgreement, privacyPolicy } = context.settings.links;
  const page = path.replace(/\.pdf$/, "");
  const title = DOCUMENTS.get(page);
  const link = title === "user_agreement" ? userAgreement : privacyPolicy;
  if (title === undefined || ![customerCentre, link].some(isOwn)) return bare(404);
  try {
    if (page !== path && !opensNoPdf(request) && isDrawnFor(context.settings, language))
      return await servePdf(visit, title, keep);
    if (page !== path) {
      const location = url.search === "" ? pathIn(visit, page) : `${page}${url.search}`;
      return bare(302, { location, "cache-control": "no-cache" });
    }
    const { article } = callsOf(LANGUAGES[language].Lang);
    const text = await keep(`${language} ${path}`, () =>
      apiOf(visit, language).call(article, { query: { title } }),
    );
    const content = (
      <>
        <p className={frame["muted"]}>
          {copy.updated} <time>{text.updatedAt}</time>
        </p>
        {/* The kit has texts for what a script would add. */}
        <ArticleBody html={withCompanyFacts(text.html, context.settings, language)} labels={{}} />
      </>
    );
    return sendPage(visit, { title: withoutPhraseBreaks(text.title), content });
  } catch {
    return bare(500);
  }
}

async function servePdf(visit: CentreVisit, title: string, keep: Keep): Promise<Response> {
  const { context, language, path } = visit;
  const bytes = await keep(`${language} ${path}`, async () => {
    const address = `${context.apiBase}/media/documents/${language}-${title}.pdf`;
    const response = await fetchOf(visit)(address, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    if (response.ok && response.headers.get("content-type") === "application/pdf")
      return response.arrayBuffer();
    throw new Error(`The API has no ${address}.`);
  });
  const name = `${path.slice(path.lastIndexOf("/") + 1, -".pdf".length)}-${language}.pdf`;
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}"`,
    // What is found is the page that says the same.
    "x-robots-tag": "noindex",
  };
  return new Response(bytes, { headers });
}

/** Whether the PDFs of a language name this company: they are drawn with the content, for that of the defaults. */
function isDrawnFor(settings: PublicSettings, language: LanguageKey): boolean {
  const [facts, drawn] = [settings, DEFAULT_SETTINGS].map((each) => companyFacts(each, language));
  return JSON.stringify(facts) === JSON.stringify(drawn);
}

/** WeChat on Android opens no PDF. */
function opensNoPdf({ headers }: Request): boolean {
  const agent = headers.get("user-agent") ?? "";
  return /MicroMessenger/i.test(agent) && /Android/i.test(agent);
}
