import { describe, expect, it } from "vitest";
import { hasScheme, isExternal, safeHref } from "./isExternal.ts";

describe("isExternal", () => {
  it.each([
    "https://a.example",
    "//a.example",
    "\\\\a.example",
    " https://a.example",
    "HTTP://a.example",
    "/\t/a.example",
    "ht\ntps://a.example",
  ])("%s leaves", (href) => {
    expect(isExternal(href)).toBe(true);
  });
  it.each(["/m/zh-cn", "#appeal", "?page=2", "tel:4000035180", "mailto:a@b.example", "case"])(
    "%s stays",
    (href) => {
      expect(isExternal(href)).toBe(false);
    },
  );
});

describe("hasScheme", () => {
  it.each(["tel:1", "mailto:a@b.example", "java\nscript:alert(1)", "\u0000weixin://dl"])(
    "%j has one",
    (href) => {
      expect(hasScheme(href)).toBe(true);
    },
  );
  it.each(["/a:b", "#a:b", "?a:b", "case"])("%s has none", (href) => {
    expect(hasScheme(href)).toBe(false);
  });
});

describe("safeHref", () => {
  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0000data:text/html,x",
    "vbscript:x",
    "blob:https://a.example/1",
  ])("drops %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
  it.each(["/m/jp", "https://a.example", "weixin://dl/chat", "tel:1"])("keeps %s", (href) => {
    expect(safeHref(href)).toBe(href);
  });
});
