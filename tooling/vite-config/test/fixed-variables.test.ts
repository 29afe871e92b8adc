import { describe, expect, it } from "vitest";
import { fixVariables } from "../src/fixed-variables.ts";

describe("variables that nothing changes", () => {
  it("give their values, also by way of each other, and are gone", () => {
    const css =
      "@layer tokens{:root{--ink:#111;--text:var(--ink);color:red}}.a{color:var(--text);margin:0 var( --ink )}";
    expect(fixVariables(css, "")).toBe("@layer tokens{:root{color:red}}.a{color:#111;margin:0 #111}");
  });

  it("give their fallback where nothing sets them", () => {
    const css = ":root{--gap:4px}.a{gap:var(--a-gap,calc(2*var(--gap)));color:var(--none);top:var(--b,)}";
    expect(fixVariables(css, "")).toBe(":root{}.a{gap:calc(2*4px);color:var(--none);top:}");
  });

  it("keep values apart", () => {
    const css =
      ":root{--a:4px;--b:-1px;--c:solid}.a{margin:var(--a)var(--b)var(--none)var(--a);border:1px var(--c)red}";
    expect(fixVariables(css, "")).toBe(":root{}.a{margin:4px -1px var(--none) 4px;border:1px solid red}");
  });

  it("are not among those that are set twice, elsewhere, under a condition or from others that change", () => {
    for (const css of [
      ":root{--a:1}:root{--a:2}.b{order:var(--a)}",
      ":root{--a:1}.dark{--a:2}.b{order:var(--a)}",
      ".dark{--a:2}.b{order:var(--a)}",
      ":root,.light{--a:2}.b{order:var(--a)}",
      "@media print{:root{--a:1}}.b{order:var(--a)}",
      "@supports (top:0){@layer x{:root{--a:1}}}.b{order:var(--a)}",
      ":root{--a:var(--c)}.b{--c:1;order:var(--a)}",
      ":root{--a:var(--c);--c:var(--a)}.b{order:var(--a)}",
    ])
      expect(fixVariables(css, "")).toBe(css);
  });

  it("are not among those that a script sets, by name or by how the name begins and ends", () => {
    const css = ":root{--a-x-b:1}.b{order:var(--a-x-b);top:var(--c,2px)}";
    expect(fixVariables(css, 'root.style.setProperty("--a-x-b","2");style={"--c":top}')).toBe(css);
    expect(fixVariables(css, "style.setProperty(`--a-${name}-b`,`--c${at}`)")).toBe(css);
  });

  it("stay declared where a script asks for them", () => {
    const css = ":root{--a-x-b:1;--a-x-c:2}.b{order:var(--a-x-b);z-index:var(--a-x-c)}";
    const left = ":root{--a-x-b:1;}.b{order:1;z-index:2}";
    expect(fixVariables(css, "style={`order:var(--a-x-b)`}")).toBe(left);
    expect(fixVariables(css, "`var(--a-${name}-b)`")).toBe(left);
  });

  it("refuses a script that says how a name ends, and not how it begins", () => {
    expect(() => fixVariables(".a{}", "style.setProperty(`--${block}-b`,top);cx(`is--${look}`)")).toThrow(
      "--${block}-b",
    );
  });

  it("refuses a sheet that cannot be read", () => {
    expect(() => fixVariables(".a{:}", "")).toThrow(SyntaxError);
  });
});
