import { createHash } from "node:crypto";

/** A document whose own scripts are known. */
export interface KnownScripts {
  readonly html: string;
  /** A hash source for each inline script that bore the mark. */
  readonly hashes: readonly string[];
}

/** When the router's data was loaded: what shows the same has to be the same document, however late it was rendered. */
const LOADED_AT = /\bu:\d{13}(?=,s:")/g;

/**
 * Takes the mark off the scripts that bear it, and hashes them. A mark is made for one render and cannot be guessed, so
 * that no text of a request, the API or the content is ever taken for a script of the build.
 *
 * @param html - A document as it was rendered.
 * @param mark - Value of `nonce` on the build's own scripts.
 */
export function takeMarkedScripts(html: string, mark: string): KnownScripts {
  const hashes = new Set<string>();
  const marked = new RegExp(`<script([^>]*?)\\snonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const plain = html.replace(marked, (_script, before: string, after: string, rendered: string) => {
    const text = rendered.replace(LOADED_AT, "u:0");
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return `<script${before}${after}>${text}</script>`;
  });
  return { html: plain, hashes: [...hashes] };
}
