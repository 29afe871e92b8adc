import type { LanguageKey } from "./languages.ts";

/** What several texts say of the company, each in braces: `{staff}`. */
const FIGURES = {
  staff: "500",
  brands: "3,000",
  /** Clients that renew, per cent. */
  renewal: "86",
};

/** By language: within which time an inquiry is answered (`callback`), and from when until when (`hours`). */
export const PROMISES: Readonly<Record<LanguageKey, Readonly<Record<string, string>>>> = {
  zh: { ...FIGURES, callback: "30 分钟", hours: "9:30–18:30" },
  en: { ...FIGURES, callback: "one working day", hours: "9:30 a.m. to 6:30 p.m." },
  ja: { ...FIGURES, callback: "1営業日", hours: "9:30〜18:30" },
};

/** A text with what it promises; other places in it stay. */
export function withPromises(text: string, language: LanguageKey): string {
  const promises = PROMISES[language];
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(promises, name) ? (promises[name] ?? place) : place,
  );
}
