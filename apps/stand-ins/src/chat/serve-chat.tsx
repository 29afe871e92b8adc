import { ApiError, appeal } from "@wesdom/api-client";
import { sendDocument } from "../document/document.tsx";
import frame from "../document/Frame.module.css";
import { CHAT_TEXTS } from "../messages/zh-chat.ts";
import { apiOf, bare, formOf, isOwn, NO_STORE, seeOther, type Visit } from "../visit.ts";
import { script } from "./chat-script.ts?script";
import { ChatPage } from "./ChatPage.tsx";
import { chatAddress, conversationOf, sentOf, type Sent } from "./conversation.ts";
import { LAST_ID } from "./ids.ts";
import { FIELDS, type Message } from "./MessageForm.tsx";

/** First status of a failure that a second try may mend. */
const FIRST_FAILURE = 500;

const NOTHING: Message = { values: {}, errors: {} };

/** The chat: common questions, and a message to the consultants. */
export async function serveChat(visit: Visit): Promise<Response | null> {
  const { request, context, url } = visit;
  if (!isOwn(context.settings.links.chat)) return null;
  if (request.method === "POST") return takeMessage(visit);
  return send(visit, NOTHING, sentOf(url.searchParams));
}

/** Stores a message through the API: a thank-you address, or the page again with the input and what is wrong. */
async function takeMessage(visit: Visit): Promise<Response> {
  const form = await formOf(visit);
  if (form === null) return bare(400);
  const values: Record<string, string> = {};
  for (const name of FIELDS) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") values[name] = value;
  }
  const { consent, ...fields } = values;
  const { forwardedHeaders: headers = {}, settings } = visit.context;
  try {
    const body = { kind: "chat", consent: consent === "on", ...fields } as const;
    const { reference } = await apiOf(visit, "zh").call(appeal, { body, headers });
    const asks = conversationOf(visit.url.searchParams).map(({ ask }) => ask);
    return seeOther(chatAddress(asks, `#${LAST_ID}`, { reference, after: 0 }));
  } catch (error) {
    const refused = error instanceof ApiError && (error.code ?? FIRST_FAILURE) < FIRST_FAILURE;
    return refused
      ? send(visit, { values, errors: { ...error.fields, "": error.message } }, null, 422)
      : send(visit, { values, errors: { "": CHAT_TEXTS.failed(settings.contact.zh.phone) } }, null, 503);
  }
}

function send(visit: Visit, message: Message, sent: Sent | null, status = 200): Response {
  const { links, contact } = visit.context.settings;
  return sendDocument({
    language: "zh",
    title: CHAT_TEXTS.title,
    root: frame["root"],
    script,
    status,
    headers: NO_STORE,
    body: (
      <ChatPage
        exchanges={conversationOf(visit.url.searchParams)}
        message={message}
        sent={sent}
        privacyPolicy={links.privacyPolicy}
        phone={contact.zh.phone}
      />
    ),
  });
}
