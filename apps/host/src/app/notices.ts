import type { PublicSettings } from "@wesdom/site-runtime";
import { noticePage } from "../documents/notice-page.ts";
import { sendDocument } from "../documents/send-document.ts";
import type { HostMessages } from "../messages/host-messages.ts";
import { languageOfPath } from "../messages/messages-of.ts";

/** After how many seconds a visitor of a busy or starting site may try again. */
const RETRY_AFTER_SECONDS = "5";

/** First status of a failure that a second try may mend. */
const FIRST_FAILURE = 500;

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

/** Makes the sender of notices. */
export function createNotices(settings: PublicSettings): SendNotice {
  return async (request, notice, headers = {}) => {
    const { pathname, search } = new URL(request.url);
    const language = languageOfPath(pathname);
    const status = STATUS[notice];
    const again = status >= FIRST_FAILURE;
    const document = noticePage({
      language,
      brand: settings.brand[language].name,
      status,
      notice,
      // One slash at the start, so that the link never names another host.
      ...(again ? { retryPath: `/${pathname.replace(/^\/+/, "")}${search}` } : {}),
    });
    return sendDocument(request, document, NO_ORIGIN, settings, status, {
      "cache-control": "no-store",
      ...(again ? { "retry-after": RETRY_AFTER_SECONDS } : {}),
      ...headers,
    });
  };
}
