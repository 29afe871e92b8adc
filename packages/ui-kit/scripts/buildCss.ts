import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { ALL_STYLES, componentFolders, FOUNDATION, FOUNDATION_SHEETS } from "./components.ts";
import { pxToRem } from "../src/px-to-rem/pxToRem.ts";

function sheet(...paths: readonly string[]): string {
  const css = paths
    .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8"))
    .join("\n");
  return transformSync(pxToRem(css), { loader: "css", minifyWhitespace: true }).code;
}

/** Each sheet of its own repeats the order of the layers, so that sheets may come in any order. */
const LAYERS = "foundation/layers.css";

/** Every published style sheet by its file name in dist. */
export function buildCss(): ReadonlyMap<string, string> {
  const components = componentFolders().filter(({ sheets }) => sheets.length > 0);
  return new Map([
    [`${FOUNDATION}.css`, sheet(...FOUNDATION_SHEETS)],
    ...components.map(({ name, sheets }): [string, string] => [`${name}.css`, sheet(LAYERS, ...sheets)]),
    [`${ALL_STYLES}.css`, sheet(...FOUNDATION_SHEETS, ...components.flatMap(({ sheets }) => sheets))],
  ]);
}
