import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kitStylesPlugin, usedSheets } from "../src/kit-styles-plugin.ts";

const KIT = "node_modules/@wesdom/ui-kit";
const FILES = {
  "package.json": "{}",
  "src/App.tsx": 'import { Dialog } from "@wesdom/ui-kit/dialog";',
  "src/pages/Form.tsx": "const lazy = () => import('@wesdom/ui-kit/area-picker');",
  "src/App.test.tsx": 'import { Rail } from "@wesdom/ui-kit/rail";',
  [`${KIT}/package.json`]: '{ "name": "@wesdom/ui-kit", "exports": { "./package.json": "./package.json" } }',
  [`${KIT}/dist/dialog/Dialog.js`]: 'import { Button } from "../button/Button.js";',
  [`${KIT}/dist/button/Button.js`]: 'import { cx } from "../internal/cx.js";',
  [`${KIT}/dist/internal/cx.js`]: "",
  [`${KIT}/dist/area-picker/AreaPicker.js`]: 'const load = () => import("../popup/Popup.js");',
  [`${KIT}/dist/popup/Popup.js`]: "",
  [`${KIT}/dist/rail/Rail.js`]: "",
};
const SHEETS = ["area-picker", "button", "dialog", "popup", "rail"];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "wesdom-kit-styles-"));
  const files = { ...FILES, ...Object.fromEntries(SHEETS.map((name) => [`${KIT}/dist/${name}.css`, ""])) };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("finds the sheets of what an app imports, and of what that is made of, lazily loaded parts included", () => {
  expect(usedSheets(root)).toEqual(["area-picker", "button", "dialog", "popup"]);
});

test("puts them in the place of the whole sheet, after the foundation, and leaves other sheets alone", () => {
  const { transform } = kitStylesPlugin(root);
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const call = (code: string): unknown => Reflect.apply(transform, {}, [code, join(root, "src/styles.css")]);
  expect(call('@import "@wesdom/ui-kit/styles.css";\n.a { color: red }')).toBe(
    `${["foundation", "area-picker", "button", "dialog", "popup"]
      .map((name) => `@import "@wesdom/ui-kit/${name}.css";`)
      .join("\n")}\n.a { color: red }`,
  );
  expect(call(".a { color: red }")).toBeNull();
});
