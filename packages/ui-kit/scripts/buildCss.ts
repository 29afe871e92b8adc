import { readFileSync } from "node:fs";
import { minifyCss } from "./minifyCss.ts";
import { ALL_STYLES, componentFolders, FOUNDATION, FOUNDATION_SHEETS } from "./components.ts";
import { pxToRem } from "../src/px-to-rem/pxToRem.ts";

function sheet(...paths: readonly string[]): string {
  const css = paths
    .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8"))
    .join("\n");
  return `${minifyCss(pxToRem(css))}\n`;
}

/** Each sheet of its own repeats the order of the layers, so that sheets may come in any order. */
const LAYERS = "foundation/layers.css";

/** Every published style sheet by its file name in dist. */
export function buildCss(): ReadonlyMap<string, string> {
  const sheets = componentFolders().flatMap(({ name, css }) => (css === null ? [] : [{ name, css }]));
  return new Map([
    [`${FOUNDATION}.css`, sheet(...FOUNDATION_SHEETS)],
    ...sheets.map(({ name, css }): [string, string] => [`${name}.css`, sheet(LAYERS, css)]),
    [`${ALL_STYLES}.css`, sheet(...FOUNDATION_SHEETS, ...sheets.map(({ css }) => css))],
  ]);
}
