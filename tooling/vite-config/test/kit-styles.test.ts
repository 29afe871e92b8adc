import { join } from "node:path";
import { expect, test } from "vitest";
import { kitSections, usedSheets } from "../src/kit-parts.ts";
import { kitStylesPlugin } from "../src/kit-styles-plugin.ts";
import { appFolder } from "./app-folder.ts";

test("finds the sheets of what an app shows, and of what that is made of, lazily loaded parts included", async () => {
  await using app = await appFolder();
  expect(usedSheets(app.path)).toEqual(["area-picker", "button", "dialog", "popup"]);
});

test("puts them in the place of the whole sheet, after the foundation, and leaves other sheets alone", async () => {
  await using app = await appFolder();
  const { transform } = kitStylesPlugin(app.path);
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const call = (code: string): unknown =>
    Reflect.apply(transform, {}, [code, join(app.path, "src/styles.css")]);
  expect(call('@import "@wesdom/ui-kit/styles.css";\n.a { color: red }')).toBe(
    `${["foundation", "area-picker", "button", "dialog", "popup"]
      .map((name) => `@import "@wesdom/ui-kit/${name}.css";`)
      .join("\n")}\n.a { color: red }`,
  );
  expect(call(".a { color: red }")).toBeNull();
});

test("gives the frame the kit's texts that any page needs, and a page those that it needs besides", async () => {
  await using app = await appFolder();
  expect(kitSections(app.path, "frame")).toEqual(["lang", "common"]);
  expect(kitSections(app.path, "about")).toEqual(["areaPicker", "input"]);
});
