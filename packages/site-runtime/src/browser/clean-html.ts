import { cleanWith } from "./trusted-types.ts";

/** Begins a tag; a text without one needs no sanitiser. */
const TAG = /<[a-z]/i;

/**
 * Sanitises rich text once more where a browser is about to put it into the page. The server's document holds it
 * sanitised by the API; text that a navigation fetches passes this too, so that neither a compromised answer nor a cache
 * on the way can run a script. The sanitiser is loaded with the first such text.
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
 * Loads the sanitiser where data may hold rich text that did not come through {@link cleanHtml}: a browser with trusted
 * types has it cleaned on its way into the page, and refuses it without.
 */
export async function expectHtml(data: unknown): Promise<void> {
  if ("trustedTypes" in globalThis && TAG.test(JSON.stringify(data))) await loadSanitiser();
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
