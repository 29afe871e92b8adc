import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES } from "@wesdom/site-runtime";
import { languageOfPath } from "@wesdom/site-runtime/addresses";
import type { SendNotice } from "../app/notices.ts";
import { envelope } from "../proxy/envelope.ts";
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
  const call = envelope(new Request("http://localhost/"), "/", 503, { "retry-after": "1" });
  const callBody = Buffer.from(await call.arrayBuffer());
  const callHeaders = Object.fromEntries(call.headers);
  return (request, response) => {
    const { url = "/" } = request;
    if (url.startsWith("/api/")) {
      response.writeHead(call.status, callHeaders).end(callBody);
      return;
    }
    const answer = answers.get(languageOfPath(url));
    response.writeHead(answer?.status ?? 503, answer?.headers).end(answer?.body);
  };
}
