import { describe, expect, it } from "vitest";
import { checkScript } from "../src/browser-floor/check-script.ts";
import { checkStyle } from "../src/browser-floor/check-style.ts";

describe("scripts below the browser floor", () => {
  it.each([
    ["using a = f();", /syntax newer than ES2022/],
    ["class A { static { run(); } }", /static blocks/],
    ["export const a = /(?<=x)y/;", /lookbehind/],
    ['export const a = new RegExp("(?<!x)y");', /lookbehind/],
    ["export const a = RegExp(`(?<!x)y`, `g`);", /lookbehind/],
    ["export const a = /[\\p{L}--[a-z]]/v;", /syntax|flags/],
    ["export const a = [3, 1].toSorted();", /\.toSorted/],
    ["export const a = URL.canParse(x);", /URL\.canParse/],
    ["export const a = AbortSignal.timeout(5);", /AbortSignal\.timeout/],
    ["export const a = Promise.withResolvers();", /withResolvers/],
    ["requestIdleCallback(run);", /requestIdleCallback/],
    ["window.requestIdleCallback(run);", /requestIdleCallback/],
    ["if (fast) { el.showPopover(); }", /showPopover/],
  ])("finds %s", (code, finding) => {
    expect(checkScript(code)).toEqual([expect.stringMatching(finding)]);
  });

  it.each([
    "export const a = [1, 2].at(-1) ?? structuredClone({ b: 1 });",
    "class A { #b = 1; static c = 2; has(o) { return #b in o; } }",
    "if (`requestIdleCallback` in window) requestIdleCallback(run); else setTimeout(run, 1);",
    'typeof requestIdleCallback === "function" && requestIdleCallback(run);',
    "export const f = () => { if (!el.showPopover) return; el.showPopover(); };",
    "el.showPopover?.();",
    "export const f = (navigation) => navigation.go();",
  ])("passes %s", (code) => {
    expect(checkScript(code)).toEqual([]);
  });

  it("takes a guard in another function for none", () => {
    const code =
      "const a = () => { const b = () => () => URL.canParse(x); }; const c = () => URL.canParse?.(x);";
    expect(checkScript(code)).toEqual(["URL.canParse"]);
  });
});

describe("style sheets below the browser floor", () => {
  it.each([
    ["a { & b { color: red } }", "nested rules"],
    [".a:has(b), .c { color: red }", ":has"],
    [".a:open { color: red }", ":open"],
    ["@container (width > 1px) { a { color: red } }", "@container"],
    ["a { height: 100dvh }", "100dvh without an older “height” before it"],
    ["a { color: color-mix(in srgb, red, blue) }", "color-mix() without an older “color” before it"],
    ["a { overflow: clip }", "overflow: clip without an older “overflow” before it"],
    ["a { align-items: last baseline }", "align-items: last without an older “align-items” before it"],
    ['a { content: "x" / "" }', "“/” in content without an older “content” before it"],
    [
      "a { color: red; color: color-mix(in srgb, var(--a), blue) }",
      "color-mix() beside var() or env(), which makes an older “color” void",
    ],
    ["a { --b: 1vh; --b: 1svh }", "1svh in a variable, which makes an older “--b” void"],
    ["a { text-size-adjust: 100% }", "“text-size-adjust” without “-webkit-text-size-adjust” before it"],
  ])("finds %s", (css, finding) => {
    expect(checkStyle(css)).toContain(finding);
  });

  it.each([
    "@layer a { .a:has(b) { color: red } .a:is(b, c):where(d) { color: blue } }",
    "a { height: 100vh; height: 100dvh }",
    "a { overflow: hidden; overflow: clip }",
    'a { content: "x"; content: "x" / "" }',
    "@supports (height: 100dvh) { a { height: 100dvh } }",
    "@supports (height: 100dvh) { @media (orientation: portrait) { a { height: 100dvh } } }",
    "a { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }",
    "a { text-wrap: balance; inset: env(safe-area-inset-top) }",
    "@property --a { syntax: '<length>'; inherits: false; initial-value: 0px }",
  ])("passes %s", (css) => {
    expect(checkStyle(css)).toEqual([]);
  });
});
