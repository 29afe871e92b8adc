import { HTML_LANGS } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";
import { formatDate } from "../src/language/formatDate.ts";

const STYLES = {
  day: { dateStyle: "long" },
  month: { year: "numeric", month: "short" },
} as const;

const MONTHS = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, "0")}`);

describe.each(["en", "ja"] as const)("formatDate in %s", (language) => {
  it.each(["day", "month"] as const)("writes each %s of a year as Intl does", (style) => {
    const formatter = new Intl.DateTimeFormat(HTML_LANGS[language], { ...STYLES[style], timeZone: "UTC" });
    for (const month of MONTHS) {
      const date = style === "day" ? `${month}-07` : month;
      expect(formatDate(date, language, style)).toBe(formatter.format(new Date(date)));
    }
  });
});
