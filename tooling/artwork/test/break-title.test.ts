import { expect, test } from "vitest";
import { breakTitle, widthOf } from "../src/share/break-title.ts";
import { BELOW_FIGURE, setTitle } from "../src/share/share-card.ts";

test("Chinese breaks after punctuation when it can", () => {
  expect(breakTitle("14 支实验视频，让防晒霜自己说话", "zh-CN", 9).lines).toEqual([
    "14 支实验视频，",
    "让防晒霜自己说话",
  ]);
});

test("punctuation never begins a line and a bracket never ends one", () => {
  for (let most = 4; most < 16; most += 1) {
    const { lines } = breakTitle("直播间停留时长掉了18%，问题（往往）不在主播", "zh-CN", most);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，）。]/u);
      expect(line).not.toMatch(/（$/u);
    }
  }
});

test("a number stays with its counter", () => {
  const { lines } = breakTitle("最初の680人のオーナーに、販売員よりも長く語ってもらう", "ja", 7);
  expect(lines.some((line) => line.includes("680人"))).toBe(true);
  expect(lines.join("")).toBe("最初の680人のオーナーに、販売員よりも長く語ってもらう");
});

test("Japanese endings stay with their word", () => {
  for (const line of breakTitle("眠れなかった夜も書いてもらう、2,140冊の日記", "ja", 8).lines)
    expect(line).not.toMatch(/^[ぁ-ん]/u);
});

test("English breaks between words into lines of like length", () => {
  const { lines } = breakTitle("The people who put a number on attention", "en-US", 9);
  expect(lines.join(" ")).toBe("The people who put a number on attention");
  const widths = lines.map(widthOf);
  expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(2);
});

test("short titles are set larger than long ones", () => {
  const short = setTitle("注意力，量得出来", "zh")!;
  const long = setTitle("一条抖音素材能跑几天？1,140 条广告的寿命账，还有我们没想到的三件事", "zh")!;
  expect(short.size).toBeGreaterThan(long.size);
  expect(long.lines.length).toBeLessThanOrEqual(4);
});

test("a title below a result is clear of the product beside it", () => {
  const { size, lines } = setTitle(
    "最初の680人のオーナーに、販売員よりも長く語ってもらう",
    "ja",
    BELOW_FIGURE,
  )!;
  expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(BELOW_FIGURE.width);
  expect(lines.join("")).toBe("最初の680人のオーナーに、販売員よりも長く語ってもらう");
});
