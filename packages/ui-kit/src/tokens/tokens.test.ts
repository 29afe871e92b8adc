import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tokensCss, tokensJson } from "../../scripts/tokenFiles.ts";
import { contrast } from "./contrast.ts";
import { cssVariable } from "./cssVariable.ts";
import { flattenTokens } from "./flatten.ts";

const AA_TEXT = 4.5;
const AA_CONTROL = 3;
const GROUNDS = ["paper", "card", "ink", "hot", "violet", "mint"] as const;

const values = new Map(flattenTokens().map((token) => [token.path, String(token.resolved)]));
const colour = (path: string): string => {
  const value = values.get(path);
  if (value === undefined) throw new Error(`No token ${path}.`);
  return value;
};
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

describe("generated files", () => {
  it("tokens.css is current", () => {
    expect(read("tokens.css"), "run `pnpm tokens`").toBe(tokensCss());
  });

  it("tokens.json is current and gives every token a type and a value", () => {
    expect(read("tokens.json"), "run `pnpm tokens`").toBe(tokensJson());
    expect(JSON.parse(read("tokens.json")).palette.hot.$value).toEqual({
      colorSpace: "srgb",
      components: [1, 0.2902, 0.1098],
      hex: "#ff4a1c",
    });
  });
});

describe("contrast", () => {
  it("knows the ends of the scale", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
    expect(contrast("#FF4A1C", "#FF4A1C")).toBe(1);
  });

  it.each(
    GROUNDS.flatMap((ground) => ["text", "muted", "accent", "error"].map((role) => [ground, role] as const)),
  )("on %s, %s is readable text", (ground, role) => {
    expect(
      contrast(colour(`ground.${ground}.fill`), colour(`ground.${ground}.${role}`)),
    ).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(GROUNDS)("on %s, the border of a control stands out", (ground) => {
    expect(
      contrast(colour(`ground.${ground}.fill`), colour(`ground.${ground}.control`)),
    ).toBeGreaterThanOrEqual(AA_CONTROL);
  });

  it.each(GROUNDS)("on %s, the label of a filled button is readable", (ground) => {
    expect(
      contrast(colour(`ground.${ground}.text`), colour(`ground.${ground}.action`)),
    ).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each([
    ["palette.violet-deep", "palette.violet-tint"],
    ["palette.mint-deep", "palette.mint-tint"],
    ["palette.hot-deep", "palette.hot-tint"],
    ["palette.red", "palette.red-tint"],
    ["palette.violet-light", "palette.ink"],
    ["palette.mint-light", "palette.ink"],
    ["palette.ink", "palette.hot"],
    ["component.toast.text", "component.toast.fill"],
    ["component.badge.text", "component.badge.fill"],
  ])("%s is readable on %s", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

describe("flattenTokens", () => {
  it("follows aliases through the tiers", () => {
    expect(colour("component.field.border")).toBe(colour("palette.control"));
  });

  it("names the alias that leads nowhere", () => {
    expect(() => flattenTokens({ a: { $type: "color", $value: "{b.c}" } })).toThrow(
      "Alias {b.c} of a names no token.",
    );
  });

  it("refuses a circle", () => {
    const circle = { $type: "color", a: { $value: "{b}" }, b: { $value: "{a}" } };
    expect(() => flattenTokens(circle)).toThrow(/circle: a → b → a/);
  });

  it("refuses a token without a type", () => {
    expect(() => flattenTokens({ a: { $value: 1 } })).toThrow("a has no $type");
  });
});

describe("cssVariable", () => {
  it("names tokens of the third tier after their component", () => {
    expect(cssVariable("color.text-muted")).toBe("var(--el-color-text-muted)");
    expect(cssVariable("component.button.height")).toBe("var(--el-button-height)");
  });
});
