import type { LanguageKey, PublicSettings } from "@wesdom/site-runtime";
import { languageOfPath } from "@wesdom/site-runtime/addresses";
import { noticePage } from "../documents/notice-page.ts";
import { sendFinished } from "../documents/send-document.ts";
import type { HostMessages } from "../messages/zh.ts";
import { finishDocument, type FinishedDocument } from "../pages/finish-document.ts";
import { FIRST_FAILURE } from "../pages/page.ts";

/** After how many seconds a visitor of a busy or starting site may try again. */
export const RETRY_AFTER_SECONDS = "5";

/** Stands for the origin in a notice to a request that names none; a notice has no absolute address. */
const NO_ORIGIN = "http://localhost";

const STATUS = {
  badRequest: 400,
  refused: 403,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  failed: 500,
  starting: 503,
  busy: 503,
} as const;

/** Answers with a designed page that says what went wrong, in the language of the address. */
export type SendNotice = (
  request: Request,
  notice: keyof HostMessages["notices"],
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Makes the sender of notices; each is kept once it is made. */
export function createNotices(settings: PublicSettings): SendNotice {
  const made = new Map<string, FinishedDocument>();

  function make(language: LanguageKey, notice: keyof typeof STATUS): Promise<FinishedDocument> {
    const brand = settings.brand[language].name;
    const status = STATUS[notice];
    const document = noticePage({ language, brand, status, notice, again: status >= FIRST_FAILURE });
    return finishDocument(document, NO_ORIGIN, settings, "lasting");
  }

  return async (request, notice, headers = {}) => {
    const language = languageOfPath(new URL(request.url).pathname);
    const status = STATUS[notice];
    const key = `${language} ${notice}`;
    const document = made.get(key) ?? (await make(language, notice));
    made.set(key, document);
    return sendFinished(request, document, status, {
      "cache-control": "no-store",
      ...(status >= FIRST_FAILURE && { "retry-after": RETRY_AFTER_SECONDS }),
      ...(notice === "wrongMethod" && { allow: "GET, HEAD" }),
      ...headers,
    });
  };
}
