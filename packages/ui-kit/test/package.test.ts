import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildCss } from "../scripts/buildCss.ts";
import { componentFolders, folderNames } from "../scripts/components.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Lines of a style sheet; one that grows beyond is split by part of the component. */
const SHEET_LINES = 150;

describe("package", () => {
  it("has an index in every component folder", () => {
    expect(folderNames()).toEqual(componentFolders().map(({ name }) => name));
  });

  it("never imports a style sheet from a script", () => {
    const sources = import.meta.glob<string>(["../src/**/*.{ts,tsx}", "!../src/**/*.test.*"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    const offenders = Object.entries(sources).filter(([, source]) => /import\s+["'][^"']+\.css/.test(source));
    expect(offenders.map(([path]) => path)).toEqual([]);
  });

  it("keeps each component's style sheets short enough to be read", () => {
    const long = componentFolders()
      .flatMap(({ sheets }) => sheets)
      .map((path) => ({ path, lines: read(`src/${path}`).split("\n").length - 1 }))
      .filter(({ lines }) => lines > SHEET_LINES);
    expect(long).toEqual([]);
  });

  it("puts every rule of a component into its layer, under its own names @R9.10", () => {
    for (const css of componentFolders().flatMap(({ sheets }) => sheets)) {
      const source = read(`src/${css}`);
      expect(source.trim(), `rules of ${css}`).toMatch(/^@layer el-components \{[\s\S]*\}$/);
      const rules = source.replaceAll(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, "");
      const classes = [...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
      expect(
        classes.filter((name) => !/^(?:el|is)-/.test(name ?? "")),
        `rules of ${css}`,
      ).toEqual([]);
    }
  });

  it("publishes style sheets in rem, but for hairlines and the conditions of at-rules", () => {
    for (const [file, css] of buildCss()) {
      const pixels = css.replaceAll(/@(?:media|container)[^{]*/g, "").match(/-?[\d.]+px\b/g) ?? [];
      expect(
        pixels.filter((size) => !/^(?:0|-?1)px$/.test(size)),
        `sizes of ${file}`,
      ).toEqual([]);
    }
  });

  it("asks for what a page holds at its body: at the root each tag added to the head would have it asked anew", () => {
    expect(buildCss().get("styles.css")).not.toMatch(/(?:html|:root)[^\s{,]*:has\(/);
  });

  it("uses only variables that exist", () => {
    const all = buildCss().get("styles.css") ?? "";
    const defined = new Set([...all.matchAll(/(--el-[\w-]+):/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--el-[\w-]+)\)/g)].map(([, name]) => name);
    const inline = new Set(["--el-picture-ratio", "--el-logo-wall-columns", "--el-logo-wall-rows"]);
    expect(used.filter((name) => !defined.has(name) && !inline.has(name ?? ""))).toEqual([]);
  });
});
