import { expect, test } from "vitest";
import { isSoundTarget, LONGEST_TARGET, normalPath } from "./check-path.ts";

test.each([
  ["/m/zh-cn", true],
  ["/m/%E4%B8%AD?q=a%2Fb+%E4%B8%AD", true],
  ["/a..b", true],
  ["/m///zh-cn//", true],
  [`/m${"/".repeat(16)}zh-cn`, false],
  [`/${"a".repeat(LONGEST_TARGET - 3)}?b`, true],
  [`/${"a".repeat(LONGEST_TARGET - 2)}?b`, false],
  ["/m/%00", false],
  ["/m/%1F", false],
  ["/m/%7f", false],
  ["/m/%5C", false],
  ["/m/%2F", false],
  ["/m/%2f", false],
  ["/m/%ff", false],
  ["/m?utm_campaign=50%off&wd=%D3%AA", true],
])("%s is sound: %j", (target, sound) => {
  expect(isSoundTarget(new URL(target, "http://site.test"))).toBe(sound);
});

test("a path has one spelling", () => {
  expect(normalPath("/%7Em/%2fa%c3%a9%41%zz")).toBe("/~m/%2Fa%C3%A9A%zz");
});
