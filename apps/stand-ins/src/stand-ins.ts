import type { StandInsBuild } from "@wesdom/site-runtime";
import { withoutTrailingSlash } from "@wesdom/site-runtime/addresses";
import { createCentre } from "./centre/create-centre.ts";
import { CHAT_PATH } from "./chat/conversation.ts";
import { serveChat } from "./chat/serve-chat.tsx";
import { serveDesktop } from "./desktop/serve-desktop.tsx";

/**
 * Makes what answers for chat, customer centre and desktop site; for one that is set elsewhere nothing does.
 *
 * @param now - A clock that nobody can set, milliseconds. @default performance.now
 */
export function createStandIns(now: () => number = () => performance.now()): StandInsBuild["answer"] {
  const serveCentre = createCentre(now);
  return async (request, context) => {
    const url = new URL(request.url);
    const visit = { request, url, path: withoutTrailingSlash(url.pathname), context };
    if (context.framed) return serveDesktop(visit, context.framed);
    return visit.path === CHAT_PATH ? serveChat(visit) : serveCentre(visit);
  };
}

/** What the front door loads. */
export const answer: StandInsBuild["answer"] = createStandIns();
