import type { LanguageKey } from "./languages.ts";

/** What several texts say of the company, each in braces: `{staff}`. */
const FIGURES = {
  staff: "500",
  brands: "3,000",
  /** Clients that renew, per cent. */
  renewal: "86",
};

/** From when until when somebody answers, as a dial says it. English tells the halves of a day apart in words alone. */
const DIAL = { opens: "9:30", closes: "18:30" };
const HALVES = { opens: "9:30", closes: "6:30" };

/** By language: within which time an inquiry is answered (`callback`), and from when until when (`hours`). */
export const PROMISES: Readonly<Record<LanguageKey, Readonly<Record<string, string>>>> =
  // A call that bundlers leave out of what needs no promises: they keep spread objects.
  /* @__PURE__ */ (() => ({
    zh: { ...FIGURES, ...DIAL, callback: "30 分钟", hours: `${DIAL.opens}–${DIAL.closes}` },
    en: {
      ...FIGURES,
      ...HALVES,
      callback: "one working day",
      hours: `${HALVES.opens}\u00A0a.m.\u00A0to\u00A0${HALVES.closes}\u00A0p.m.`,
    },
    ja: { ...FIGURES, ...DIAL, callback: "1営業日", hours: `${DIAL.opens}〜${DIAL.closes}` },
  }))();

/** A text with what it promises; other places in it stay. */
export function withPromises(text: string, language: LanguageKey): string {
  const promises = PROMISES[language];
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(promises, name) ? (promises[name] ?? place) : place,
  );
}

/** What legal pages and the text of `company.md` may name of the company, which the settings say: `{company}`. */
export const COMPANY_FACTS = [
  "company",
  "address",
  "email",
  "phone",
  "creditCode",
  "representative",
  "privacyEmail",
  "euRepresentative",
] as const;
