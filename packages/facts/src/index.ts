export { CONSENT_KEY } from "./consent.ts";
export { EVENT_IDS, OBJECT_NAMES } from "./events.ts";
export type { EventId, ObjectId } from "./events.ts";
export { HOTLINE } from "./hotline.ts";
export { LANGUAGE_KEYS, LANGUAGE_TAGS, languageOfLang, LANGUAGES, MOBILE_PREFIX } from "./languages.ts";
export type { LangId, LanguageInfo, LanguageKey, LanguageTag } from "./languages.ts";
export { withoutPhraseBreaks, withPhraseBreaks } from "./phrases.ts";
export { DAY_MS, shanghaiDay } from "./shanghai-day.ts";
export type { Day } from "./shanghai-day.ts";
