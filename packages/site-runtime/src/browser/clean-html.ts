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
  const { default: purify } = await import("dompurify");
  return purify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ["target"] });
}
