import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";
import type { RedeemedTicket } from "@wesdom/api-client";
import { centreFrame, inLanguage } from "./centre-frame.ts";
import { html, raw } from "./html.ts";
import { LOGIN_PATH, SIGN_OUT_PATH, signOutForm } from "./sign-out-pages.ts";

/** Documents of the customer centre: path below it, and their title in the API. */
export const CENTRE_DOCUMENTS = {
  "user-agreement": "user_agreement",
  "privacy-policy": "privacy_policy",
} as const;

/** Name of a document in its address. */
export type CentreDocument = keyof typeof CENTRE_DOCUMENTS;

/** A document as the API has it. */
export interface CentreText {
  readonly title: string;
  readonly updatedAt: string;
  /** Markup, sanitised by the API. */
  readonly html: string;
}

/** Start page of the stand-in customer centre. */
export function centrePage(language: LanguageKey, brand: string, phone: string): string {
  const { centre } = messagesOf(language);
  const call = phone === "" ? raw("") : html`<p><a class="pill" href="tel:${phone}">${phone}</a></p>`;
  return centreFrame({
    language,
    brand,
    title: centre.title,
    path: "/centre",
    main: html`
      <p class="muted">${centre.text}</p>
      ${
        language === "zh"
          ? html`<p class="actions">
              <a class="pill" href="${LOGIN_PATH}">${centre.signIn}</a>
              <a class="pill pill--line" href="${SIGN_OUT_PATH}">${centre.signOut.title}</a>
            </p>`
          : raw("")
      }
      <h2>${centre.documents}</h2>
      <ul class="list">
        <li><a href="${inLanguage("/centre/user-agreement", language)}">${centre.userAgreement}</a></li>
        <li><a href="${inLanguage("/centre/privacy-policy", language)}">${centre.privacyPolicy}</a></li>
      </ul>
      <br />${call}
    `,
  });
}

/** Who has just come in, and where the way leads on. */
export function centreArrival(language: LanguageKey, brand: string, arrival: RedeemedTicket): string {
  const { centre } = messagesOf(language);
  const { account, information, redirect } = arrival;
  const facts: (readonly [string, string])[] = [[centre.account, account.phone]];
  if (information) facts.push([centre.company, information.company], [centre.position, information.position]);
  const next = redirect === null ? null : webAddress(redirect);
  const goOn = next === null ? raw("") : html`<a class="pill" href="${next}">${centre.goOn}</a>`;
  return centreFrame({
    language,
    brand,
    title: centre.arrivedTitle,
    path: "/centre",
    main: html`
      <p class="muted">${centre.arrivedText}</p>
      <dl class="who">
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="actions">
        ${goOn}<a class="pill pill--line" href="${LANGUAGES[language].indexPath}">${centre.back}</a>
      </p>
      <h2>${centre.signOut.title}</h2>
      ${signOutForm(language)}
    `,
  });
}

/** A ticket that opens nothing: used already, too old, or never given. */
export function centreRefusal(language: LanguageKey, brand: string): string {
  const { centre } = messagesOf(language);
  return centreFrame({
    language,
    brand,
    title: centre.refusedTitle,
    path: "/centre",
    main: html`
      <p class="muted">${centre.refusedText}</p>
      <p class="actions"><a class="pill" href="${LOGIN_PATH}">${centre.again}</a></p>
    `,
  });
}

/** The API checks where the way may lead; here nothing but a path of the site or a web address becomes a link. */
function webAddress(redirect: string): string | null {
  if (/^\/(?![/\\])/.test(redirect)) return redirect;
  return /^https?:\/\//i.test(redirect) && URL.canParse(redirect) ? redirect : null;
}

/** A document of the customer centre. */
export function centreDocument(
  language: LanguageKey,
  brand: string,
  name: CentreDocument,
  { title, updatedAt, html: markup }: CentreText,
): string {
  const { centre } = messagesOf(language);
  return centreFrame({
    language,
    brand,
    title,
    path: `/centre/${name}`,
    main: html`
      <p class="muted">${centre.updated} <time>${updatedAt}</time></p>
      <div class="text">${raw(markup)}</div>
    `,
  });
}
