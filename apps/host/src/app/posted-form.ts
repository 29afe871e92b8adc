import type { ReadBody } from "../http/read-body.ts";
import type { HostContext } from "./host-env.ts";
import type { SendNotice } from "./notices.ts";

const LARGEST_FORM_BYTES = 65_536;

/** Content types of a form that a browser posts. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

export interface PostParts {
  readonly readBody: ReadBody;
  readonly notice: SendNotice;
}

/** Whether a post comes from a page of this origin: by `Sec-Fetch-Site` and `Origin`, else by `Referer`. */
function isFromThisSite(request: Request, origin: string): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const from = headers.get("origin");
  if (from !== null && from !== "null") return from === origin;
  if (site === "same-origin") return true;
  return URL.parse(headers.get("referer") ?? "")?.origin === origin;
}

/** What the API may know of the visitor, for its limits. */
export function forwardedOf(context: HostContext): Record<string, string> {
  const { address } = context.get("visitor");
  const agent = context.req.header("user-agent");
  return { ...(address !== "" && { "x-forwarded-for": address }), ...(agent && { "user-agent": agent }) };
}

/** The body of a form that a page of this site posted, or the answer to anything else. */
export async function readOwnPost(
  context: HostContext,
  { readBody, notice }: PostParts,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const request = context.req.raw;
  if (!isFromThisSite(request, context.get("origin"))) return notice(request, "refused");
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) return notice(request, "wrongMethod");
  const body = await readBody(request, LARGEST_FORM_BYTES, context.get("visitor").network);
  return body ?? notice(request, "tooLarge");
}

/** {@link readOwnPost} as its fields. */
export async function readOwnForm(context: HostContext, parts: PostParts): Promise<FormData | Response> {
  const body = await readOwnPost(context, parts);
  if (body instanceof Response) return body;
  const headers = { "content-type": context.req.header("content-type") ?? "" };
  return new Response(body, { headers }).formData().catch(() => new FormData());
}
