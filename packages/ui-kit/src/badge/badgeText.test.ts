import { describe, expect, it } from "vitest";
import { badgeText } from "./badgeText.ts";

describe("badgeText", () => {
  it.each([
    [99, undefined, "99"],
    [100, undefined, "99+"],
    [10, 9, "9+"],
    [0, undefined, "0"],
    ["1000", undefined, "1000"],
  ])("%j with max %j shows %s @R9.9", (content, max, text) => {
    expect(badgeText(content, max)).toBe(text);
  });
});
