import { expect, it } from "vitest";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { mergeLocale } from "./mergeLocale.ts";
import { zh } from "./zh.ts";

it("replaces single texts and keeps the rest of their section", () => {
  const merged = mergeLocale(zh, { common: { retry: "再来一次" } });
  expect(merged.common).toEqual({ ...zh.common, retry: "再来一次" });
  expect(merged.lang).toBe("zh-CN");
  expect(zh.common.retry).toBe("重试");
});

it("can name another region", () => {
  expect(mergeLocale(en, { lang: "en-GB" }).lang).toBe("en-GB");
});

it.each([
  ["en", en],
  ["ja", ja],
])("%s says everything zh says, with the same places for numbers", (_name, locale) => {
  const places = (texts: object): unknown =>
    Object.entries(texts).map(([key, text]) =>
      typeof text === "string"
        ? [key, key === "lang" ? [] : (text.match(/\{\w+\}/g) ?? []).toSorted()]
        : [key, places(text as object)],
    );
  expect(places(locale)).toEqual(places(zh));
  const empty = Object.values(locale).flatMap((section) =>
    typeof section === "string" ? [] : Object.values(section).filter((text) => text === ""),
  );
  expect(empty).toEqual([]);
});
