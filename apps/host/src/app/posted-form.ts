import type { ReadBody } from "../http/read-body.ts";
import type { HostContext } from "./host-env.ts";
import type { SendNotice } from "./notices.ts";

/** Largest form. */
export const LARGEST_FORM_BYTES = 65_536;

/** Content types of a form that a browser posts. */
export const FORM_TYPE: RegExp = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Whether a post comes from a page of this origin: by `Sec-Fetch-Site` and `Origin`, else by `Referer`. */
export function isFromThisSite(request: Request, origin: string): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const from = headers.get("origin");
  if (from !== null && from !== "null") return from === origin;
  if (site === "same-origin") return true;
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) && new URL(referer).origin === origin;
}

/** What the API may know of the visitor, for its limits. */
export function forwardedOf(context: HostContext): Record<string, string> {
  const { address } = context.get("visitor");
  const agent = context.req.header("user-agent");
  return { ...(address !== "" && { "x-forwarded-for": address }), ...(agent && { "user-agent": agent }) };
}

/** The form that a page of this site posted, or the answer to anything else. */
export async function readOwnForm(
  context: HostContext,
  { readBody, notice }: { readonly readBody: ReadBody; readonly notice: SendNotice },
): Promise<FormData | Response> {
  const request = context.req.raw;
  if (!isFromThisSite(request, context.get("origin"))) return notice(request, "refused");
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) return notice(request, "wrongMethod", { allow: "GET, HEAD" });
  const body = await readBody(request, LARGEST_FORM_BYTES, context.get("visitor").network);
  if (body === null) return notice(request, "tooLarge");
  const form = new Response(body, { headers: { "content-type": type } }).formData();
  return form.catch(() => new FormData());
}

/** In whose name the API is called: the visitor's, by the visitor's cookies. */
export function inVisitorsName(context: HostContext): Record<string, string> {
  return { cookie: context.req.header("cookie") ?? "", ...forwardedOf(context) };
}
