import type { COMPANY_FACTS } from "@wesdom/facts";
import type { LanguageKey } from "../languages/languages.ts";
import type { PublicSettings } from "./public-settings.ts";

/** An address that is a link wherever it stands alone. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What texts of the content may name in braces: the facts of a company, which are settings. */
export function companyFacts(
  settings: PublicSettings,
  language: LanguageKey,
): Readonly<Record<(typeof COMPANY_FACTS)[number], string>> {
  const { contact, creditCode, representative, privacyEmail, euRepresentative } = settings;
  const { company, address, email, phone } = contact[language];
  return {
    company,
    address,
    email,
    phone: phone || contact.zh.phone,
    creditCode,
    representative,
    privacyEmail,
    euRepresentative,
  };
}

/**
 * Puts facts into a text, each in place of its name in braces.
 *
 * @param write - How a fact is written. @default as it is
 */
export function fillFacts(
  text: string,
  facts: Readonly<Record<string, string>>,
  write: (fact: string) => string = (fact) => fact,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return fact === undefined ? whole : write(fact);
  });
}

/** Markup of the content with the facts of the company; a paragraph or row that names one it lacks is left out. */
export function withCompanyFacts(html: string, settings: PublicSettings, language: LanguageKey): string {
  const facts: Readonly<Record<string, string>> = companyFacts(settings, language);
  const lacking = Object.keys(facts).filter((name) => facts[name] === "");
  const told = html.replace(/<(p|tr)\b[^]*?<\/\1>\s*/g, (block) =>
    lacking.some((name) => block.includes(`{${name}}`)) ? "" : block,
  );
  return fillFacts(told, facts, markupOf);
}

/** Markup of the content whose pictures have addresses that the browser can load: the API's base before their own. */
export function withMediaBase(html: string, { apiBase }: PublicSettings): string {
  return html.replaceAll(' src="/media/', ` src="${apiBase}/media/`);
}

function markupOf(fact: string): string {
  const text = fact.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return EMAIL.test(fact) ? `<a href="mailto:${text}">${text}</a>` : text;
}
