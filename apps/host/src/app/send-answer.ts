import { SCRIPT_HASHES_HEADER, type PublicSettings } from "@wesdom/site-runtime";
import { sendDocument } from "../documents/send-document.ts";
import { REVALIDATED } from "../files/send-file.ts";
import { prepareBody, sendPrepared } from "../http/prepared-body.ts";
import type { HostMessages } from "../messages/zh.ts";
import { FIRST_FAILURE } from "../pages/page.ts";
import type { HostContext } from "./host-env.ts";
import { RETRY_AFTER_SECONDS, type SendNotice } from "./notices.ts";

/** Notices of statuses that come without a page; any other one is a failure. */
const NOTICES: Readonly<Record<number, keyof HostMessages["notices"]>> = {
  400: "badRequest",
  404: "notFound",
  405: "wrongMethod",
};

/** Answers with what a site or a stand-in made: its document under a policy, its file, a notice of its bare status. */
export async function sendAnswer(
  context: HostContext,
  answer: Response,
  settings: PublicSettings,
  notice: SendNotice,
): Promise<Response> {
  const request = context.req.raw;
  const { status } = answer;
  const {
    "content-type": type = "",
    [SCRIPT_HASHES_HEADER]: hashes = "",
    ...headers
  } = Object.fromEntries(answer.headers);
  if (answer.body === null) return notice(request, NOTICES[status] ?? "failed", headers);
  if (!type.startsWith("text/html")) {
    const identity = Buffer.from(await answer.arrayBuffer());
    const body = await prepareBody(identity, "once", "", []);
    return sendPrepared(request, body, { "content-type": type, "cache-control": REVALIDATED, ...headers });
  }
  const document = { html: await answer.text(), scriptHashes: hashes.split(" ").filter(Boolean) };
  return sendDocument(request, document, context.get("origin"), settings, status, {
    ...(request.method === "POST" && { "cache-control": "no-store" }),
    ...(status >= FIRST_FAILURE && { "retry-after": RETRY_AFTER_SECONDS }),
    ...headers,
  });
}
