import { PRERENDER_ORIGIN, SCRIPT_HASHES_HEADER } from "@wesdom/site-runtime";
import { isUnder, MOBILE_PREFIX, siteOfPath } from "@wesdom/site-runtime/addresses";
import { sendDocument } from "../documents/send-document.ts";
import type { ReadBody } from "../http/read-body.ts";
import { withOrigin } from "../pages/finish-document.ts";
import { askerOf, type HostContext } from "./host-env.ts";
import { FIRST_FAILURE, RETRY_AFTER_SECONDS } from "./notices.ts";
import { forwardedOf, FORM_TYPE, isFromThisSite, LARGEST_FORM_BYTES } from "./posted-form.ts";
import { releaseFor } from "./preview.ts";
import type { PageParts } from "./serve-page.ts";

/** What forms are served from. */
export interface FormParts extends PageParts {
  readonly readBody: ReadBody;
}

/** Answers a form that a browser without JavaScript sent to its page: the site's server build handles it. */
export async function serveForm(context: HostContext, parts: FormParts): Promise<Response> {
  const { manager, pages, notice, settings } = parts;
  const request = context.req.raw;
  const origin = context.get("origin");
  if (!isFromThisSite(request, origin)) return notice(request, "refused");
  const { pathname, search } = context.get("url");
  const release = releaseFor(context, manager, siteOfPath(pathname));
  if (!release) return notice(request, "starting");
  const isPage = isUnder(pathname, MOBILE_PREFIX) && release.build.ownsPath(pathname);
  if (!isPage) return notice(request, "notFound");
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) return notice(request, "wrongMethod", { allow: "GET, HEAD" });
  const { network } = context.get("visitor");
  const body = await parts.readBody(request, LARGEST_FORM_BYTES, network);
  if (body === null) return notice(request, "tooLarge");
  context.set("fields", { site: release.site, build: release.buildId, form: true });
  const posted = new Request(`${PRERENDER_ORIGIN}${pathname}${search}`, {
    method: "POST",
    headers: { "content-type": type, "user-agent": request.headers.get("user-agent") ?? "" },
    body,
  });
  const answer = await pages.submit(release, posted, forwardedOf(context), askerOf(context));
  if (answer.status === 400) return notice(request, "badRequest");
  if (answer.status === 405) return notice(request, "wrongMethod", { allow: "GET, HEAD" });
  const location = answer.headers.get("location");
  if (location !== null) return seeOther(location, origin) ?? notice(request, "failed");
  const scriptHashes = answer.headers.get(SCRIPT_HASHES_HEADER)?.split(" ").filter(Boolean) ?? [];
  const document = { html: await answer.text(), scriptHashes };
  return sendDocument(request, document, origin, settings, answer.status, {
    "cache-control": "no-store",
    ...(answer.status >= FIRST_FAILURE && { "retry-after": RETRY_AFTER_SECONDS }),
  });
}

/** A redirect after the post, to a page of this origin alone. */
function seeOther(location: string, origin: string): Response | null {
  const target = withOrigin(location, origin);
  if (!URL.canParse(target, origin) || new URL(target, origin).origin !== origin) return null;
  return new Response(null, { status: 303, headers: { location: target, "cache-control": "no-store" } });
}
