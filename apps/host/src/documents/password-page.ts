import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";
import type { ScriptedDocument } from "../pages/finish-document.ts";
import { scriptHash } from "../security/content-policy.ts";
import { centreFrame } from "./centre-frame.ts";
import { html, raw } from "./html.ts";
import { PASSWORD_SCRIPT } from "./password-script.ts";
import { LOGIN_PATH, PASSWORD_PATH } from "./sign-out-pages.ts";

const SCRIPT_HASHES = [scriptHash(PASSWORD_SCRIPT)];

/**
 * The page on which whoever is signed in changes the password.
 *
 * @param apiBase - Base of the calls that browsers make.
 */
export function passwordPage(language: LanguageKey, brand: string, apiBase: string): ScriptedDocument {
  const { password } = messagesOf(language).centre;
  const document = centreFrame({
    language,
    brand,
    title: password.title,
    path: PASSWORD_PATH,
    main: html`
      <p class="muted">${password.text}</p>
      <p id="done" role="status" tabindex="-1" hidden>${password.done}</p>
      <form
        data-api="${apiBase}"
        data-lang="${String(LANGUAGES[language].Lang)}"
        data-failed="${password.failed}"
      >
        <label class="field"
          >${password.current}
          <input type="password" name="current" autocomplete="current-password" required />
        </label>
        <label class="field"
          >${password.next}
          <input
            type="password"
            name="password"
            autocomplete="new-password"
            aria-describedby="rule"
            required
          />
        </label>
        <p class="muted" id="rule">${password.rule}</p>
        <p id="said" role="alert">${password.needsScript}</p>
        <p class="actions"><button class="pill" disabled>${password.change}</button></p>
      </form>
      <p class="actions"><a href="${LOGIN_PATH}?method=reset">${password.forgotten}</a></p>
      ${raw(`<script>${PASSWORD_SCRIPT}</script>`)}
    `,
  });
  return { html: document, scriptHashes: SCRIPT_HASHES };
}
