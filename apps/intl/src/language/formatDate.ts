import { HTML_LANGS } from "@wesdom/site-runtime";
import type { SiteLanguage } from "./site-language.ts";

/** How much of a date is read. */
const STYLES = {
  day: { dateStyle: "long" },
  month: { year: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A day or a month as it is read in a language: `August 12, 2025`, `2025年8月12日`, `Aug 2025`, `2025年8月`.
 *
 * @param date - `YYYY-MM-DD` or `YYYY-MM`.
 * @param style - @default the day
 */
export function formatDate(date: string, language: SiteLanguage, style: keyof typeof STYLES = "day"): string {
  return new Intl.DateTimeFormat(HTML_LANGS[language], { ...STYLES[style], timeZone: "UTC" }).format(
    new Date(date),
  );
}
