import { LANGUAGES } from "@wesdom/site-runtime";
import type { ScriptedDocument } from "../pages/finish-document.ts";
import { scriptHash } from "../security/content-policy.ts";
import { documentOf, MARK } from "./document.ts";
import { html, raw } from "./html.ts";

/** That of the release command, which made the link. */
const LANGUAGE = "en";

const STYLE = `
.field{display:block;margin-top:20px;font-weight:700}
.field input{display:block;width:100%;min-height:48px;margin-top:6px;padding:10px 16px;border:1.5px solid #877f73;border-radius:12px;background:var(--card);color:inherit;font:inherit}
.field [aria-invalid]{border-color:var(--hot-deep)}
#said{margin-top:16px;color:var(--hot-deep)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
button.pill{border:0;font:inherit;font-weight:700;cursor:pointer}
body{padding:20px max(20px,env(safe-area-inset-left)) 48px;max-width:600px;margin:0 auto}
header{margin-bottom:56px}
h1{margin-bottom:16px}
`;

/**
 * Posts the pass that the fragment of a link holds, which no server sees, and takes it out of the address. A link that is
 * opened where the page is already loads nothing anew.
 */
const SCRIPT = `(() => {
  const form = document.querySelector("form");
  const open = () => {
    const pass = location.hash.slice(1);
    if (pass === "") return;
    history.replaceState(null, "", location.pathname);
    form.elements.pass.value = pass;
    form.submit();
  };
  addEventListener("hashchange", open);
  open();
})();`;

const SCRIPT_HASHES = [scriptHash(SCRIPT)];

/**
 * The page behind a preview link: it sends the pass, or has it pasted where no script runs.
 *
 * @param action - Where the pass is posted.
 * @param isRefused - Whether a pass was just sent that is wrong or has ended.
 */
export function previewPage(brand: string, action: string, isRefused: boolean): ScriptedDocument {
  const title = "Open a preview";
  const refusal = isRefused
    ? html`<p id="said" role="alert">
        This link is not valid or has expired. Please ask whoever sent it for a new one.
      </p>`
    : raw("");
  const state = isRefused ? raw('aria-invalid="true" aria-describedby="said"') : raw("");
  const document = documentOf({
    language: LANGUAGE,
    title: `${title} | ${brand}`,
    style: STYLE,
    body: html`<header>
        <a class="brand" href="${LANGUAGES[LANGUAGE].indexPath}">${MARK}${brand}</a>
      </header>
      <main>
        <h1>${title}</h1>
        <p class="muted">
          A preview shows an unpublished build in this browser alone, until its link expires. If it does not
          open by itself, paste the link here.
        </p>
        <form method="post" action="${action}">
          <label class="field"
            >Preview link
            <input name="pass" autocomplete="off" autocapitalize="off" spellcheck="false" required ${state} />
          </label>
          ${refusal}
          <p class="actions"><button class="pill">Open preview</button></p>
        </form>
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}`,
  });
  return { html: document, scriptHashes: SCRIPT_HASHES };
}
