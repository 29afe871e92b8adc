import { ApiError, appeal } from "@wesdom/api-client";
import { CHAT_TEXTS } from "../chat/answers.ts";
import { CHAT_SCRIPT, LAST_ID } from "../chat/chat-script.ts";
import { chatPage, MESSAGE_FIELDS, type ChatState } from "../chat/chat-page.ts";
import { chatAddress, conversationOf } from "../chat/conversation.ts";
import { sendDocument } from "../documents/send-document.ts";
import type { ReadBody } from "../http/read-body.ts";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import { scriptHash } from "../security/content-policy.ts";
import type { HostContext } from "./host-env.ts";
import { FIRST_FAILURE, RETRY_AFTER_SECONDS, type SendNotice } from "./notices.ts";
import { forwardedOf, FORM_TYPE, isFromThisSite, LARGEST_FORM_BYTES } from "./posted-form.ts";

const CHAT_SCRIPT_HASHES = [scriptHash(CHAT_SCRIPT)];

/** Query key of the address after a message was stored. */
const SENT_KEY = "sent";
const REFERENCE = /^[A-Z0-9][A-Z0-9-]{4,31}$/;

/** What the chat is served from. */
export interface ChatParts {
  readonly settings: HostSettings;
  readonly api: ApiConnection;
  readonly readBody: ReadBody;
  readonly notice: SendNotice;
}

/** The chat page that `host` serves where no other is set: common questions, and a message to the consultants. */
export async function serveChat(context: HostContext, parts: ChatParts): Promise<Response> {
  const sent = context.get("url").searchParams.get(SENT_KEY) ?? "";
  const reference = REFERENCE.test(sent) ? sent : null;
  return send(context, parts, { reference, values: {}, errors: {} }, 200);
}

/** Stores a message through the API: a thank-you address, or the page again with the input and what is wrong. */
export async function takeMessage(context: HostContext, parts: ChatParts): Promise<Response> {
  const request = context.req.raw;
  const { notice } = parts;
  if (!isFromThisSite(request, context.get("origin"))) return notice(request, "refused");
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) return notice(request, "wrongMethod", { allow: "GET, HEAD" });
  const body = await parts.readBody(request, LARGEST_FORM_BYTES, context.get("visitor").network);
  if (body === null) return notice(request, "tooLarge");
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => null);
  if (form === null) return notice(request, "badRequest");
  const values: Record<string, string> = {};
  for (const name of [...MESSAGE_FIELDS, "consent"]) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") values[name] = value;
  }
  const answer = await store(parts, values, forwardedOf(context));
  if (!("reference" in answer))
    return send(context, parts, { reference: null, values, errors: answer.errors }, answer.status);
  const asks = conversationOf(context.get("url").searchParams).map(({ ask }) => ask);
  const base = chatAddress(asks);
  const location = `${base}${base.includes("?") ? "&" : "?"}${SENT_KEY}=${answer.reference}#${LAST_ID}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

async function store(
  { api, settings }: ChatParts,
  values: Readonly<Record<string, string>>,
  forwarded: Readonly<Record<string, string>>,
): Promise<{ reference: string } | { errors: Readonly<Record<string, string>>; status: 422 | 503 }> {
  const { consent, ...fields } = values;
  try {
    const body = { kind: "chat", consent: consent === "on", ...fields } as const;
    return await api.client("zh").call(appeal, { body, headers: forwarded });
  } catch (error) {
    const refused = error instanceof ApiError && (error.code ?? FIRST_FAILURE) < FIRST_FAILURE;
    return refused
      ? { errors: { ...error.fields, "": error.message }, status: 422 }
      : { errors: { "": CHAT_TEXTS.failed(settings.site.contact.zh.phone) }, status: 503 };
  }
}

function send(
  context: HostContext,
  { settings }: ChatParts,
  state: Pick<ChatState, "reference" | "values" | "errors">,
  status: number,
): Promise<Response> {
  const exchanges = conversationOf(context.get("url").searchParams);
  const { links, contact } = settings.site;
  const html = chatPage({ ...state, exchanges, privacyPolicy: links.privacyPolicy, phone: contact.zh.phone });
  const page = { html, scriptHashes: CHAT_SCRIPT_HASHES };
  return sendDocument(context.req.raw, page, context.get("origin"), settings.site, status, {
    "cache-control": "no-store",
    ...(status >= FIRST_FAILURE && { "retry-after": RETRY_AFTER_SECONDS }),
  });
}
