import { afterEach, expect, it } from "vitest";
import { applyTextScale, followTextScale, readTextScale } from "./readTextScale.ts";

afterEach(() => {
  document.body.removeAttribute("style");
  applyTextScale(document, 1);
});

it("is 1 where the reader changed nothing, although the root has another size", () => {
  expect(getComputedStyle(document.documentElement).fontSize).toBe("37.5px");
  expect(readTextScale(document)).toBe(1);
});

it("makes text larger, and its frame not", () => {
  const before = getComputedStyle(document.body).fontSize;
  applyTextScale(document, 2);
  expect(Number.parseFloat(getComputedStyle(document.body).fontSize)).toBeCloseTo(
    2 * Number.parseFloat(before),
    1,
  );
  expect(getComputedStyle(document.documentElement).fontSize).toBe("37.5px");
});

it("follows the size that WeChat sets on the body, before or after, and enlarges no text twice", async () => {
  const text = document.body.appendChild(document.createElement("p"));
  text.style.fontSize = "var(--el-text-16)";
  const size = (): number => Number.parseFloat(getComputedStyle(text).fontSize);
  const before = size();
  document.body.style.setProperty("-webkit-text-size-adjust", "130%", "important");
  followTextScale(document);
  expect(size() / before).toBeCloseTo(1.3, 2);
  // What the browser of a phone would do besides.
  expect(getComputedStyle(text).webkitTextSizeAdjust).toBe("100%");
  document.body.style.setProperty("-webkit-text-size-adjust", "150%");
  await expect.poll(() => size() / before).toBeCloseTo(1.5, 2);
  text.remove();
});

it("leaves alone what enlarges texts of any size", () => {
  const zoom = new CSSStyleSheet();
  zoom.replaceSync("body > span { font-size: 24px !important }");
  document.adoptedStyleSheets = [zoom];
  expect(readTextScale(document)).toBe(1);
  document.adoptedStyleSheets = [];
});
