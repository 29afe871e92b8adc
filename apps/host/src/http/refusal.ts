import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES } from "@wesdom/site-runtime";
import type { SendNotice } from "../app/notices.ts";
import { languageOfPath } from "../messages/messages-of.ts";
import { addSecurityHeaders } from "../security/security-headers.ts";

/**
 * Makes the answer of an overloaded host: a page written at start, sent without looking further than at the beginning of
 * the address.
 */
export async function createRefusal(
  notice: SendNotice,
  publicOrigin: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const made = await Promise.all(
    Object.entries(LANGUAGES).map(async ([language, { indexPath }]) => {
      const answer = await notice(new Request(`http://localhost${indexPath}`), "busy");
      addSecurityHeaders(answer.headers, publicOrigin);
      const content = {
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      };
      return [language, { status: answer.status, ...content }] as const;
    }),
  );
  const answers = new Map<string, (typeof made)[number][1]>(made);
  return (request, response) => {
    const answer = answers.get(languageOfPath(request.url ?? "/"));
    response.writeHead(answer?.status ?? 503, answer?.headers).end(answer?.body);
  };
}
