import { expect, it } from "vitest";
import { cleanCode } from "./cleanCode.ts";

it.each([
  ["125034", "125034"],
  ["12 50 34", "125034"],
  ["125-034", "125034"],
  ["１２５０３４", "125034"],
  ["【维思敦】验证码 125034，5 分钟内有效。", "125034"],
  ["5 minutes left for your code: 125 034", "125034"],
  ["12a5", "125"],
  ["1250345", "125034"],
  ["no digits", ""],
])("finds the code in %s", (text, code) => {
  expect(cleanCode(text, 6)).toBe(code);
});
