import { describe, expect, it } from "vitest";
import { matchRanges } from "./matchRanges.ts";

const marked = (text: string, keyword: string): readonly string[] =>
  matchRanges(text, keyword).map(([start, end]) => text.slice(start, end));

describe("matchRanges", () => {
  it.each([
    ["Creators and creator quotes", "creator", ["Creator", "creator"]],
    ["小红书种草进入深水区", "种草 深水", ["种草", "深水"]],
    ["達人マーケティング", "マーケ", ["マーケ"]],
    ["往回数 90 天、72\u00A0小时", "90天 数90 72小时", ["数 90", "72\u00A0小时"]],
    ["9 0 days", "90", []],
    ["ＫＯＬ 的报价 kol", "KOL", ["ＫＯＬ", "kol"]],
    ["cost (net) is 5.8x", "(net) 5.8", ["(net)", "5.8"]],
    ["5x8", "5.8", []],
    ["live commerce", "live liver", ["live"]],
    ["a-b [c] d/e ^ $ \\ |", "a-b [c] d/e ^ $ \\ |", ["a-b", "[c]", "d/e", "^", "$", "\\", "|"]],
    ["直播\u200B复盘", "播复", ["播\u200B复"]],
    ["anything", "   ", []],
    ["", "word", []],
    ["emoji 😀 here", "😀", ["😀"]],
  ])("in %j marks for %j %j", (text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  });

  it("never throws and never moves a character, whatever is typed", () => {
    for (let code = 1; code < 0x30_00; code += 7) {
      const typed = `${String.fromCharCode(code)}a`;
      expect(marked(`x${typed}y`, typed).join("")).toBe(typed.trim() === "a" ? "a" : typed);
    }
  });
});
