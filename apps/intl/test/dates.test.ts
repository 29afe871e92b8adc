import { HTML_LANGS } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";
import { formatDate } from "../src/language/formatDate.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, "0")}`);

const asIntl = (language: "en" | "ja", style: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(HTML_LANGS[language], { ...style, timeZone: "UTC" });
  return (date: string) => formatter.format(new Date(date));
};

describe("formatDate", () => {
  it.each(["en", "ja"] as const)("writes each day in %s as Intl does", (language) => {
    const days = MONTHS.map((month) => `${month}-07`);
    expect(days.map((day) => formatDate(day, language))).toEqual(
      days.map(asIntl(language, { dateStyle: "long" })),
    );
  });

  it("writes a month in English as Intl does, in Japanese in figures alone", () => {
    expect(MONTHS.map((month) => formatDate(month, "en", "month"))).toEqual(
      MONTHS.map(asIntl("en", { year: "numeric", month: "short" })),
    );
    expect(formatDate("2014-01", "ja", "month")).toBe("2014.01");
  });
});
