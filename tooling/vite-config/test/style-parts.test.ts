import { divideStyles, stylesBehindPages, stylesOfPage, stylesText } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";
import { styleParts } from "../src/style-parts.ts";

const page = (...classes: readonly string[]): string =>
  `<html><body class="${classes.join(" ")}"></body></html>`;

const kept = (css: string, ...classes: readonly string[]): string =>
  stylesOfPage(styleParts(css), page(...classes));

describe("styles of a page", () => {
  it("keeps the rules whose classes the page has, in the sheet's order", () => {
    const css = ".b{color:red}.a{color:blue}.c{color:green}";
    expect(kept(css, "a", "b")).toBe(".b{color:red}.a{color:blue}");
  });

  it("keeps what asks for no class", () => {
    const css = "html{color:red}[hidden]{display:none}#top{margin:0}::selection{color:red}*{margin:0}";
    expect(kept(css)).toBe(css);
  });

  it("asks for each class of a selector, of any one selector of a rule", () => {
    const css = ".a.b>.c{color:red}.d,.e .f{color:blue}";
    expect(kept(css, "a", "c", "e")).toBe("");
    expect(kept(css, "a", "b", "c")).toBe(".a.b>.c{color:red}");
    expect(kept(css, "e", "f")).toBe(".d,.e .f{color:blue}");
  });

  it("does not ask for the classes that a rule excludes or may do without", () => {
    const css = ".a:not(.b){color:red}.a:has(.c,.d){color:red}:is(.e,.a){color:red}.f:not(.a){color:red}";
    expect(kept(css, "a")).toBe(".a:not(.b){color:red}.a:has(.c,.d){color:red}:is(.e,.a){color:red}");
  });

  it("reads the names of classes as a browser does", () => {
    expect(kept(String.raw`.w-1\/2{width:50%}.\31 st{color:red}`, "w-1/2", "1st")).toBe(
      String.raw`.w-1\/2{width:50%}.\31 st{color:red}`,
    );
  });

  it("keeps the conditions around a rule and drops the empty ones", () => {
    const css =
      "@media (width>=600px){.a{color:red}}@supports not selector(:has(a)){@media print{.b{color:red}}}";
    expect(kept(css, "a")).toBe("@media (width>=600px){.a{color:red}}");
    expect(kept(css, "b")).toBe("@supports not selector(:has(a)){@media print{.b{color:red}}}");
  });

  it("names all layers first: a sheet that comes later finds them in its own order", () => {
    const css =
      "@layer one{.a{color:red}@layer in{.a{color:red}}}@layer two,three;@layer four{.b{color:red}}";
    expect(kept(css, "b")).toBe(
      "@layer one,one.in,two,three,four;@layer two,three;@layer four{.b{color:red}}",
    );
  });

  it("leaves to the sheet behind a page what the page may lack", () => {
    const css =
      "@font-face{font-family:F}@layer one{*{margin:0}.a{color:red}}.b,html{color:red}@media print{body{margin:0}}";
    expect(stylesBehindPages(styleParts(css))).toBe("@layer one{.a{color:red}}");
    expect(kept(css)).toBe(
      "@layer one;@font-face{font-family:F}@layer one{*{margin:0}}.b,html{color:red}@media print{body{margin:0}}",
    );
  });

  it("can be divided from what applies to phones on their side alone", () => {
    const low = "@media (orientation:landscape) and (min-width:30em) and (max-height:30em){.a{color:red}}";
    const still =
      "@media (orientation:landscape) and (min-width:30em) and (max-height:30em) and (prefers-reduced-motion:reduce){.b{top:0}}";
    const css = `@layer one{.a{top:0}${low}}${still}@media print{.a{top:1px}}`;
    const { low: apart, rest } = divideStyles(styleParts(css));
    expect(stylesText(apart)).toBe(`@layer one{${low}}${still}`);
    expect(stylesText(rest)).toBe("@layer one;@layer one{.a{top:0}}@media print{.a{top:1px}}");
  });

  it("has keyframes go with the rules that name them", () => {
    const css =
      "@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}@keyframes fall{to{top:0}}.b{animation:fall 1s}";
    expect(kept(css, "a")).toBe("@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}");
    expect(kept(css)).toBe("");
    expect(kept("@keyframes fade{to{opacity:1}}@keyframes fade-out{to{opacity:0}}")).toBe("");
  });

  it("keeps faces and registered properties", () => {
    const css = '@font-face{font-family:Inter;src:url(i.woff2)}@property --a{syntax:"*";inherits:false}';
    expect(kept(css)).toBe(css);
  });

  it("refuses a sheet that it cannot read", () => {
    expect(() => styleParts(".a{color:red}}.b{")).toThrow(/./);
  });
});
