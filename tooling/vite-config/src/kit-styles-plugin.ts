import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The kit's whole style sheet, which a site's style sheet imports. */
const WHOLE = '@import "@wesdom/ui-kit/styles.css";';

/** The package of the sections that both sites show. */
const SECTIONS = "@wesdom/page-sections";

const KIT_IMPORT = /["']@wesdom\/ui-kit\/([\w-]+)["']/g;
const SIBLING_IMPORT = /(?:from |import\()"\.\.\/([\w-]+)\//g;

/**
 * Puts the sheets of the components that a site uses in the place of the kit's whole sheet, in the order of that one:
 * the style sheet lies in each page, so what no page shows must not travel with all of them.
 *
 * @param root - Root folder of the app.
 */
export function kitStylesPlugin(root: string): Plugin {
  return {
    name: "wesdom:kit-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id) || !code.includes(WHOLE)) return null;
      const sheets = ["foundation", ...usedSheets(root)];
      return code.replace(WHOLE, sheets.map((name) => `@import "@wesdom/ui-kit/${name}.css";`).join("\n"));
    },
  };
}

/**
 * Names of the components with a style sheet that the sources of an app import, and of those that they are made of,
 * lazily loaded ones included.
 */
export function usedSheets(root: string): readonly string[] {
  const kit = dirname(createRequire(join(root, "package.json")).resolve("@wesdom/ui-kit/package.json"));
  const open = sourcesOf(root).flatMap((file) => namesIn(file, KIT_IMPORT));
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const file of globSync(`dist/${name}/**/*.js`, { cwd: kit }))
      open.push(...namesIn(join(kit, file), SIBLING_IMPORT));
  }
  return [...used].filter((name) => existsSync(join(kit, `dist/${name}.css`))).toSorted();
}

/** Source files of an app, and those of the sections that it shares with the other one. */
function sourcesOf(root: string): readonly string[] {
  const own = globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file));
  if (!own.some((file) => readFileSync(file, "utf8").includes(`"${SECTIONS}/`))) return own;
  const sections = createRequire(join(root, "package.json")).resolve(`${SECTIONS}/package.json`);
  return [...own, ...sourcesOf(dirname(sections))];
}

function namesIn(file: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
}
