import type { LangId } from "@wesdom/api-client/contract";

/** Header that names the language of a call. */
export const LANG_HEADER = "Lang";

/** Paths of the calls that serve English and Japanese alone. */
export const ENGLISH_PATH = /^\/en\//;

/** The language of a call, or that its header cannot be served. */
export type LanguageChoice = { readonly lang: LangId } | { readonly lang: LangId; readonly refused: true };

/**
 * Chooses the language of a call: the header, else the path (`/en/…` English, anything else Chinese).
 * An unknown value, or Chinese on `/en/…`, is refused; the refusal itself is worded in the path's language.
 *
 * @param header - Value of the `Lang` header.
 * @param path - Path of the call.
 */
export function chooseLanguage(header: string | undefined, path: string): LanguageChoice {
  const isEnglishPath = ENGLISH_PATH.test(path);
  const byPath: LangId = isEnglishPath ? 2 : 1;
  if (header === undefined) return { lang: byPath };
  const lang = ([1, 2, 3] as const).find((id) => String(id) === header.trim());
  if (lang === undefined || (isEnglishPath && lang === 1)) return { lang: byPath, refused: true };
  return { lang };
}
