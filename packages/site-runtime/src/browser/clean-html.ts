import { cleanWith } from "./trusted-types.ts";

/**
 * Sanitises rich text of an answer of the API once more where a browser is about to put it into the page. Documents and
 * payloads hold it sanitised by the API and made into a page by the server; what the browser asks the API for itself
 * passes this too. The sanitiser is loaded with the first such text.
 *
 * @param html - Text as the API answered it.
 * @returns it unchanged on a server.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (!("document" in globalThis)) return html;
  const clean = await loadSanitiser();
  return clean(html);
}

/**
 * Loads the sanitiser. A page with trusted types refuses all markup before, that of other people's scripts too.
 *
 * @returns what sanitises a text.
 */
export async function loadSanitiser(): Promise<(html: string) => string> {
  const { default: purify } = await import("dompurify");
  return cleanWith((html) =>
    purify.sanitize(html, {
      USE_PROFILES: { html: true },
      ADD_ATTR: ["target"],
      // What it parses passes the page's own policy, which knows that it is being cleaned.
      TRUSTED_TYPES_POLICY: null,
    }),
  );
}
