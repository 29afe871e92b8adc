import { describe, expect, it } from "vitest";
import { pxToRem } from "./pxToRem.ts";
import { pxToRemPlugin } from "./pxToRemPlugin.ts";

describe("pxToRem", () => {
  it.each([
    ["a{width:375px}", "a{width:10rem}"],
    ["a{margin:-7.5px 0 .75px}", "a{margin:-.2rem 0 .02rem}"],
    ["a{width:calc(100% - 75px)}", "a{width:calc(100% - 2rem)}"],
    ["a{border:1px solid;top:-1px}", "a{border:1px solid;top:-1px}"],
    ["a{width:calc(75px + 0px)}", "a{width:calc(2rem + 0px)}"],
    ["a{border:2px solid;top:-2px}", "a{border:.05334rem solid;top:-.05334rem}"],
    ["a{border:2PX solid}", "a{border:2PX solid}"],
    ["a{--x:min(700px,100svh)}", "a{--x:min(18.66667rem,100svh)}"],
  ])("%s becomes %s", (css, expected) => {
    expect(pxToRem(css)).toBe(expected);
  });

  it.each([
    ["@media (min-width: 600px){a{top:0}}"],
    ["@container (width > 320px){a{top:0}}"],
    ['a{content:"10px"}'],
    ["a{background:url(10px.svg)}"],
    ["/* 10px */a{top:0}"],
    [".m10px{top:0}"],
    ["a{color:#10px}"],
  ])("leaves %s alone", (css) => {
    expect(pxToRem(css)).toBe(css);
  });

  it("can run over its own output", () => {
    const once = pxToRem("a{width:20px;border:1px solid;margin:-3.5px}");
    expect(pxToRem(once)).toBe(once);
  });
});

describe("pxToRemPlugin", () => {
  it("touches style sheets and CSS modules, and nothing else", () => {
    const plugin = pxToRemPlugin();
    expect(plugin.transform("a{top:75px}", "/x/a.module.css?used")).toEqual({
      code: "a{top:2rem}",
      map: null,
    });
    expect(plugin.transform("const a = '75px'", "/x/a.ts")).toBeNull();
    expect(plugin.transform("a{top:75px}", "/x/a.css?raw")).toBeNull();
  });
});
