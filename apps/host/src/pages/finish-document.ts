import { PRERENDER_ORIGIN, type PublicSettings } from "@wesdom/site-runtime";
import type { Encoding } from "../http/accepted-encoding.ts";
import { prepareBody, type PreparedBody, type Use } from "../http/prepared-body.ts";
import { contentPolicyOf } from "../security/content-policy.ts";

/** A document ready to be sent, with the policy that goes with it. */
export interface FinishedDocument {
  readonly body: PreparedBody;
  readonly policy: string;
}

/** A document and the sources of its own inline scripts. */
export interface ScriptedDocument {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

/** Puts the origin under which a visitor sees the site in the place of the placeholder. */
export function withOrigin(text: string, origin: string): string {
  return text
    .replaceAll(PRERENDER_ORIGIN, origin)
    .replaceAll(encodeURIComponent(PRERENDER_ORIGIN), encodeURIComponent(origin));
}

/**
 * Finishes a document for an origin: its addresses, its policy, its compressed forms.
 *
 * @param document - Its addresses have the placeholder origin; a text has no script of its own.
 * @param origin - A sound origin: scheme, host and port, nothing else.
 */
export async function finishDocument(
  document: ScriptedDocument | string,
  origin: string,
  settings: PublicSettings,
  use: Use,
  encodings?: readonly Encoding[],
): Promise<FinishedDocument> {
  const { html, scriptHashes } =
    typeof document === "string" ? { html: document, scriptHashes: [] } : document;
  const text = withOrigin(html, origin);
  const policy = contentPolicyOf(scriptHashes, settings);
  return { body: await prepareBody(Buffer.from(text), use, policy, encodings), policy };
}
