import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { languageOfPath } from "@wesdom/site-runtime/addresses";
import type { SendNotice } from "../app/notices.ts";
import { API_PREFIX, envelope, languageOfCall } from "../proxy/envelope.ts";
import { addSecurityHeaders } from "../security/security-headers.ts";

/**
 * Makes the answers of an overloaded host: written at start, sent without looking further than at the address and the
 * language.
 */
export async function createRefusal(
  notice: SendNotice,
  publicOrigin: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const pages = await inEachLanguage(async ({ indexPath }) => {
    const answer = await notice(new Request(`http://localhost${indexPath}`), "busy");
    addSecurityHeaders(answer.headers, publicOrigin);
    return answer;
  });
  const calls = await inEachLanguage(async ({ Lang }) => {
    const call = new Request("http://localhost/", { headers: { lang: String(Lang) } });
    return envelope(call, "/", 503, { "retry-after": "1" });
  });
  return ({ url = "/", headers }, response) => {
    const path = url.split("?", 1)[0] ?? url;
    const answer = path.startsWith(`${API_PREFIX}/`)
      ? calls.get(languageOfCall(headers["lang"]?.toString() ?? null, path.slice(API_PREFIX.length)))
      : pages.get(languageOfPath(path));
    response.writeHead(answer?.status ?? 503, answer?.headers).end(answer?.body);
  };
}

async function inEachLanguage(make: (language: (typeof LANGUAGES)[LanguageKey]) => Promise<Response>) {
  const made = (Object.keys(LANGUAGES) as LanguageKey[]).map(async (key) => {
    const answer = await make(LANGUAGES[key]);
    const { status } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    return [key, { status, headers: Object.fromEntries(answer.headers), body }] as const;
  });
  return new Map(await Promise.all(made));
}
