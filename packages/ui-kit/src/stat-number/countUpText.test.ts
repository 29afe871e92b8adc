import { describe, expect, it } from "vitest";
import { countUpEase, countUpText } from "./countUpText.ts";

describe("countUpText", () => {
  it.each([
    ["3,000", 0.5, "1,500"],
    ["2.4 亿", 0.5, "1.2 亿"],
    ["+312%", 0, "+0%"],
    ["1,234,567.8902", 0.5, "617,283.9451"],
    ["500", 1, "500"],
    ["1:5.8", 0.5, "1:5.8"],
    ["–", 0.5, "–"],
  ])("%s at %f is %s", (text, share, expected) => {
    expect(countUpText(text, share)).toBe(expected);
  });

  it.each(["3,000", "2.4 亿", "12", "86", "1,234,567.89"])("%s arrives exactly", (text) => {
    expect(countUpText(text, countUpEase(1))).toBe(text);
  });
});

describe("countUpEase", () => {
  it("runs from 0 to 1 and never back", () => {
    const steps = Array.from({ length: 101 }, (_, step) => countUpEase(step / 100));
    expect(steps[0]).toBe(0);
    expect(steps[100]).toBe(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
