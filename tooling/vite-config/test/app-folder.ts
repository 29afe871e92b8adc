import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeDeep } from "../src/files.ts";

const KIT = "node_modules/@wesdom/ui-kit";

/** An app with a page and the packages that its parts come from. */
const APP: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "src/routes.tsx":
    'import { Frame } from "./Frame.tsx";\nconst page = () => import("./pages/about/AboutPage.tsx");',
  "src/Frame.tsx": 'import { Dialog } from "@wesdom/ui-kit/dialog";\nexport const text = frame.menu.home;',
  "src/pages/about/AboutPage.tsx":
    'import type { Rail } from "@wesdom/ui-kit/rail";\nimport { Form } from "@wesdom/page-sections/form";\n',
  "src/pages/about/AboutPage.test.tsx": 'import { Rail } from "@wesdom/ui-kit/rail";',
  "node_modules/@wesdom/site-runtime/package.json": "{}",
  "node_modules/@wesdom/page-sections/package.json": "{}",
  "node_modules/@wesdom/page-sections/src/form/index.ts": 'export { Form } from "./Form.tsx";',
  "node_modules/@wesdom/page-sections/src/form/Form.tsx":
    "const lazy = () => import('@wesdom/ui-kit/area-picker');\nconst read = (texts) => texts.send;",
  [`${KIT}/package.json`]: "{}",
  ...Object.fromEntries(
    Object.entries({
      "dialog/index.js": 'export { Dialog } from "./Dialog.js";',
      "dialog/Dialog.js":
        'import { Button } from "../button/Button.js";\nconst texts = useTexts("common", own);',
      "button/Button.js": 'import { cx } from "../internal/cx.js";',
      "internal/cx.js": "",
      "area-picker/index.js": 'export { AreaPicker } from "./AreaPicker.js";',
      "area-picker/AreaPicker.js":
        'const load = () => import("../popup/Popup.js");\nconst texts = useTexts("areaPicker", labels);',
      "popup/Popup.js": 'useTexts("common");\nlocale?.input?.clear;',
      "rail/index.js": 'useTexts("rail");',
    }).map(([file, text]) => [`${KIT}/dist/${file}`, text]),
  ),
  ...Object.fromEntries(
    ["area-picker", "button", "dialog", "popup", "rail"].map((name) => [`${KIT}/dist/${name}.css`, ""]),
  ),
};

/** The app with files of its own, in a folder that goes with the test. */
export async function appFolder(files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), "wesdom-app-"));
  for (const [file, text] of Object.entries({ ...APP, ...files }))
    await writeDeep(join(folder.path, file), text);
  return folder;
}
