import * as kit from "@wesdom/ui-kit";
import { Button } from "@wesdom/ui-kit/button";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { zh } from "@wesdom/ui-kit/locale/zh";
import tokens from "@wesdom/ui-kit/tokens.json" with { type: "json" };
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/** Everything the package exports is imported by a bare Node; one thing of each kind is used. */
const manifest = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve("@wesdom/ui-kit/package.json")), "utf8"),
);
const subpaths = Object.keys(manifest.exports).map((path) => path.replace(/^\./, "@wesdom/ui-kit"));
const scripts = subpaths.filter((path) => !/\.(?:css|json)$/.test(path));
for (const path of scripts) await import(path);
const sheets = subpaths.filter((path) => path.endsWith(".css"));
for (const path of sheets) readFileSync(fileURLToPath(import.meta.resolve(path)));

const page = createElement(
  ConfigProvider,
  { locale: zh },
  createElement(Button, { href: "/m/zh-cn" }, "首页"),
);
process.stdout.write(
  JSON.stringify({
    html: renderToString(page),
    names: Object.keys(kit).length,
    scripts: scripts.length,
    sheets: sheets.length,
    hot: tokens.palette.hot.$value.hex,
    conditions: JSON.stringify(manifest.exports).includes("@wesdom/source"),
  }),
);
