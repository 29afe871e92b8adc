import { describe, expect, it } from "vitest";
import { companyAge, splitFigure } from "../src/index.ts";
import { coverGround } from "../src/react/coverGround.ts";

describe("company age", () => {
  it.each([
    ["2026-01-14", 11],
    ["2026-01-15", 12],
    ["2026-11-21", 12],
    ["2014-01-15", 0],
  ])("on %s is %i full years since 2014-01-15 @R1.8", (today, age) => {
    expect(companyAge("2014-01-15", today)).toBe(age);
  });
});

describe("figures", () => {
  it.each([
    ["3,000+", { value: "3,000", suffix: "+" }],
    ["86%", { value: "86", suffix: "%" }],
    ["500 ", { value: "500" }],
    ["¥2,600 万", { value: "¥2,600", magnitude: "万" }],
    ["42万人", { value: "42", magnitude: "万人" }],
    ["11 集", { value: "11", magnitude: "集" }],
    ["2.4億", { value: "2.4", magnitude: "億" }],
    ["5.8×", { value: "5.8", magnitude: "×" }],
    ["many", { value: "many" }],
    ["¥38.6 m", { value: "¥38.6", suffix: "m" }],
    ["No.1", { value: "No.1" }],
    ["1:5.8", { value: "1:5.8" }],
    ["8 min 40 s", { value: "8 min 40 s" }],
  ])("splits %s into number and sign", (figure, parts) => {
    expect(splitFigure(figure)).toEqual(parts);
  });
});

describe("cover surfaces", () => {
  it.each([
    ["#12110F", "ink"],
    ["#5B3DF5", "ink"],
    ["#C2330C", "ink"],
    ["#FF4A1C", "hot"],
    ["#0C9B7A", "mint"],
    ["#FBF9F6", "paper"],
    ["data:image/svg+xml,x", "ink"],
  ])("type on %s is that of %s", (preview, ground) => {
    expect(coverGround({ preview })).toBe(ground);
  });
});
