import { HTML_LANGS } from "@wesdom/site-runtime";
import type { SiteLanguage } from "./language-messages.ts";

/**
 * A day as it is read in a language: `August 12, 2025`, `2025年8月12日`.
 *
 * @param day - `YYYY-MM-DD`.
 */
export function formatDate(day: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(HTML_LANGS[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}
