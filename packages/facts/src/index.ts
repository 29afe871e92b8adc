export { CONSENT_KEY } from "./consent.ts";
export { CN_OBJECT_IDS, EVENT_IDS, INTL_OBJECT_IDS, OBJECT_NAMES } from "./events.ts";
export type { EventId, ObjectId } from "./events.ts";
export { LANGUAGE_KEYS, LANGUAGE_TAGS, languageOfLang, LANGUAGES, MOBILE_PREFIX } from "./languages.ts";
export type { LangId, LanguageInfo, LanguageKey, LanguageTag } from "./languages.ts";
export { DAY_MS, shanghaiDay, startOfShanghaiDay } from "./shanghai-day.ts";
export type { Day } from "./shanghai-day.ts";
