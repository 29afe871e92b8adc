import { expect, it } from "vitest";
import { withoutPhraseBreaks, withPhraseBreaks, withWholeEnd, withWholeFigures } from "./phrases.ts";

it("breaks at the marks of the author, and not between a number and its unit", () => {
  expect(withPhraseBreaks("连播|30 个深夜，|做了 {age} 年 B站 | 维思敦")).toBe(
    "连播\u200B30\u00A0个深夜，\u200B做了 {age}\u00A0年 B站 | 维思敦",
  );
});

it("breaks behind an English year, not behind another number or a Chinese year", () => {
  expect(withPhraseBreaks("a 2027 calendar of 34 festivals, 2027 年")).toBe(
    "a 2027 calendar of 34\u00A0festivals, 2027\u00A0年",
  );
});

it("breaks behind punctuation, for the browser that would not, and between no two of its marks", () => {
  expect(withPhraseBreaks("半年的选题，从「搜索框」里长出来：9 条，{n} 天（上）。")).toBe(
    "半年的选题，\u200B从「搜索框」\u200B里长出来：\u200B9\u00A0条，\u200B{n}\u00A0天（上）。",
  );
  expect(withPhraseBreaks("見積書は、「分母」、そして")).toBe("見積書は、「分母」、\u200Bそして");
});

it("keeps what is quoted and its particle together", () => {
  expect(withPhraseBreaks("見積書は、|「分母」を読む")).toBe("見積書は、\u200B「分母」\u2060を読む");
});

it("keeps a figure of running text and its measure word together, and a date", () => {
  expect(withWholeFigures("发了 9 条，每条 3.6 个；{n} 天")).toBe(
    "发了 9\u00A0条，每条 3.6\u00A0个；{n}\u00A0天",
  );
  expect(withWholeFigures("2027年6月1日、1万4,000件、双12まで、5 May 2027")).toBe(
    "2027\u2060年\u20606\u2060月\u20601\u2060日、1\u2060万\u20604,000\u2060件、双\u206012まで、5 May 2027",
  );
});

it.each([
  ["試料を置いたところです。", "試料を置いたと~こ~ろ~で~す。"],
  ["公式な発信までの時間でした。", "公式な発信までの時~間~で~し~た。"],
  ["前倒ししていただいています。", "前倒ししていただいて~い~ま~す。"],
  ["お読みになってはなりません。", "お読みになってはなりま~せ~ん。"],
  ["少记了四十分钟。", "少记了四~十~分~钟。"],
  ["问答页。", "问~答~页。"],
  ["一套数据，缺的是人手。", "一套数据，缺~的~是~人~手。"],
  ["“现在拿走。”", "“现~在~拿~走。”"],
  ["15 条。", "15 条。"],
  ["It ends. Here.", "It ends. Here."],
])("ends a paragraph on a phrase: %s", (paragraph, joined) => {
  expect(withWholeEnd(paragraph).replaceAll("\u2060", "~")).toBe(joined);
});

it("ends no line at a dot in brackets", () => {
  expect(withWholeFigures("陳列・接客、林 悦（リン・ユエ）")).toBe("陳列・接客、林 悦（リン・\u2060ユエ）");
});

it("is undone", () => {
  expect(withoutPhraseBreaks(withWholeFigures("9 条，2027年6月，所\u2060以"))).toBe("9 条，2027年6月，所以");
  expect(withoutPhraseBreaks(withPhraseBreaks("连播|30 个「深夜」の"))).toBe("连播30 个「深夜」の");
});
