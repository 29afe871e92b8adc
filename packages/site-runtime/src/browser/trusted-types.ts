import type { GeetestSettings } from "../settings/public-settings.ts";

/** How React makes a script element that it gives its address and its text afterwards. */
const EMPTY_SCRIPT = "<script></script>";

/** Stands for the page's own origin, from which no script is injected. */
const OWN_ORIGIN = "https://own.invalid";

/** The rules of the policy `default`, which browsers ask about each text that could become markup or a script. */
interface InjectionRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScript: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

/** What browsers that know trusted types have. */
interface TrustedTypes {
  readonly createPolicy: (name: "default", rules: InjectionRules) => unknown;
}

type Clean = (html: string) => string;

let sanitise: Clean | null = null;
/** What came out of the sanitiser last: on its way into the page it need not pass again. */
let cleaned = "";
/** Rich texts of pages, as the server that sent the document made them. */
const known = new Set<string>();
/** The sanitiser itself has a browser parse what it is about to clean. */
let cleaning = false;

/**
 * Lets rich text into the page that the server put into the document or a payload of it: to the letter, in this page
 * alone. It needs no sanitiser then; the policy of the document refuses its scripts as it does those of the document.
 *
 * @param data - JSON of a page.
 */
export function trustHtml(data: unknown): void {
  if (typeof data === "string" && data.includes("<")) known.add(data);
  if (typeof data === "object" && data !== null) for (const value of Object.values(data)) trustHtml(value);
}

/** Makes the page clean by this function what becomes markup; it is called with text of any origin. */
export function cleanWith(clean: Clean): Clean {
  sanitise = (html) => {
    cleaning = true;
    try {
      cleaned = clean(html);
      return cleaned;
    } finally {
      cleaning = false;
    }
  };
  return sanitise;
}

/**
 * Has the browser ask {@link injectionRules} about each text that a script, our own or a library's, hands to it as
 * markup, as a script or as the address of one. Browsers that know no trusted types ask nothing; one that does asks
 * where the document's policy tells it to.
 */
export function guardInjections(geetest: GeetestSettings | null): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", injectionRules(geetest));
}

/**
 * What may be injected: markup as the server sent it or the sanitiser leaves it, and no other before that is loaded; data as a script, which runs
 * nothing; scripts of GeeTest, where its puzzles are shown. `null` refuses.
 */
export function injectionRules(geetest: GeetestSettings | null): InjectionRules {
  const sources = geetest === null ? [] : [geetest.script, ...geetest.sources];
  return {
    createHTML: (text) =>
      cleaning || text === cleaned || known.has(text) || text === EMPTY_SCRIPT || !text.includes("<")
        ? text
        : (sanitise?.(text) ?? null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (address) => (sources.some((source) => covers(source, address)) ? address : null),
  };
}

/** As a source of a content policy: an origin whose first label may be `*`, which no parser of addresses leaves alone. */
function covers(source: string, address: string): boolean {
  const [scheme, , known = ""] = source.split("/");
  const { protocol, host } = new URL(address, OWN_ORIGIN);
  return protocol === scheme && (host === known || (known.startsWith("*.") && host.endsWith(known.slice(1))));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
