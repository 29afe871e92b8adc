import type { PublicSettings } from "@wesdom/site-runtime";
import { encodingsFor, sendPrepared } from "../http/prepared-body.ts";
import { finishDocument, type FinishedDocument, type ScriptedDocument } from "../pages/finish-document.ts";

/** Cache-Control of every document: it may be kept, is asked for anew each time, and nobody on the way rewrites it. */
const DOCUMENT_CACHE = "no-cache, no-transform";

/** The answer with a finished document. */
export function sendFinished(
  request: Request,
  { body, policy }: FinishedDocument,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return sendPrepared(
    request,
    body,
    {
      "content-type": "text/html; charset=utf-8",
      "cache-control": DOCUMENT_CACHE,
      "content-security-policy": policy,
      vary: "User-Agent, Accept-Encoding",
      ...headers,
    },
    status,
  );
}

/** The answer with a document that is made for this request. */
export async function sendDocument(
  request: Request,
  document: ScriptedDocument | string,
  origin: string,
  settings: PublicSettings,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const finished = await finishDocument(document, origin, settings, "once", encodingsFor(request));
  return sendFinished(request, finished, status, headers);
}
