import { PRERENDER_ORIGIN } from "@wesdom/site-runtime";
import { siteOfPath } from "@wesdom/site-runtime/addresses";
import { withOrigin } from "../pages/finish-document.ts";
import { askerOf, type HostContext } from "./host-env.ts";
import { forwardedOf, readOwnPost } from "./posted-form.ts";
import { releaseFor } from "./preview.ts";
import { sendAnswer } from "./send-answer.ts";
import type { PageParts } from "./serve-page.ts";

/** Answers a form that a browser without JavaScript sent to its page: the site's server build handles it. */
export async function serveForm(context: HostContext, parts: PageParts): Promise<Response> {
  const { manager, pages, notice, settings } = parts;
  const request = context.req.raw;
  const origin = context.get("origin");
  const { pathname, search } = context.get("url");
  const release = releaseFor(context, manager, siteOfPath(pathname));
  if (!release) return notice(request, "starting");
  if (!release.build.ownsPath(pathname)) return notice(request, "notFound");
  const body = await readOwnPost(context, parts);
  if (body instanceof Response) return body;
  context.set("fields", { site: release.site, build: release.buildId, form: true });
  const { headers } = request;
  const posted = new Request(`${PRERENDER_ORIGIN}${pathname}${search}`, {
    method: "POST",
    headers: {
      "content-type": headers.get("content-type") ?? "",
      "user-agent": headers.get("user-agent") ?? "",
    },
    body,
  });
  const answer = await pages.submit(release, posted, forwardedOf(context), askerOf(context));
  const location = answer.headers.get("location");
  if (location !== null) return seeOther(location, origin) ?? notice(request, "failed");
  return sendAnswer(context, answer, settings, notice);
}

/** A redirect after the post, to a page of this origin alone. */
function seeOther(location: string, origin: string): Response | null {
  const target = withOrigin(location, origin);
  if (URL.parse(target, origin)?.origin !== origin) return null;
  return new Response(null, { status: 303, headers: { location: target, "cache-control": "no-store" } });
}
