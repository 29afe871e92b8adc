import type { SiteLanguage } from "./site-language.ts";

/** How much of a date is read. */
type DateStyle = "day" | "month";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * Written out, since the first formatter of `Intl` on a page costs 25 ms of a desktop's processor, a phone's frame six
 * times over, for what are two patterns.
 */
const FORMATS: Record<
  SiteLanguage,
  Record<DateStyle, (year: string, month: number, day: number) => string>
> = {
  en: {
    day: (year, month, day) => `${MONTHS[month - 1]} ${day}, ${year}`,
    month: (year, month) => `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
  },
  ja: {
    day: (year, month, day) => `${year}年${month}月${day}日`,
    // In figures alone: set large, they and the characters between them would have two faces.
    month: (year, month) => `${year}.${String(month).padStart(2, "0")}`,
  },
};

/**
 * A day or a month as it is read in a language: `August 12, 2025`, `2025年8月12日`, `Aug 2025`, `2025.08`.
 *
 * @param date - `YYYY-MM-DD` or `YYYY-MM`.
 * @param style - @default the day
 */
export function formatDate(date: string, language: SiteLanguage, style: DateStyle = "day"): string {
  const [year = "", month, day] = date.split("-");
  return FORMATS[language][style](year, Number(month), Number(day));
}
