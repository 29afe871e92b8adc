import type { Plugin } from "vite";

/** What is written for `require` and asked for by modules: React and the hook that the router's store reads with. */
const MODULES =
  /[\\/](react[\\/](index|jsx-runtime|cjs[\\/]react(-jsx-runtime)?\.production)|use-sync-external-store[\\/](cjs[\\/]use-sync-external-store-)?with-selector(\.production)?)\.js$/;

/** What `react-dom` asks React for, by `require`. */
const REQUIRED = ["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE", "version"];

/** File of a package that picks the one of its environment. */
const INDEX = /[\\/]react[\\/]index\.js$/;

const REQUIRE = 'require("react")';

const DEFAULT_IMPORT = /import React( *, *\{[^}]*\})? from ["']react["'];/;

/**
 * Makes modules of what React is written in, for the browser's scripts: as it comes each of its names is read from an
 * object on every use, and whatever nobody uses has to stay.
 *
 * @throws while building where something asks React for what it is no longer given.
 */
export function reactModules(): Plugin[] {
  return [
    {
      name: "wesdom:react-module",
      enforce: "pre",
      resolveId: {
        filter: { id: /^react$/ },
        async handler(source, importer, options) {
          if (options.kind !== "import-statement") return null;
          const index = await this.resolve(source, importer, { ...options, skipSelf: true });
          return index && { ...index, id: index.id.replace("index.js", "cjs/react.production.js") };
        },
      },
    },
    {
      name: "wesdom:modules-of-react",
      transform: {
        filter: { id: MODULES },
        handler: (code, id) => moduleOf(code, INDEX.test(id) ? `{ ${REQUIRED.join()} }` : "*"),
      },
    },
    {
      name: "wesdom:users-of-react",
      transform: {
        filter: { code: [DEFAULT_IMPORT, REQUIRE] },
        handler(code, id) {
          const names = code.includes(REQUIRE) ? code.matchAll(/\bReact\.(\w+)/g) : [];
          for (const [, name = ""] of names)
            if (!REQUIRED.includes(name)) this.error(`${id} asks React for "${name}".`);
          return code.replace(
            DEFAULT_IMPORT,
            (_import, names = "") =>
              `import * as React from "react";${names && `import${names.slice(names.indexOf(",") + 1)} from "react";`}`,
          );
        },
      },
    },
  ];
}

/** The text of a module for `require` as one with exports. */
function moduleOf(code: string, exported: string): string {
  const [, file] = /module\.exports = require\(["']([^"']*\.production\.js)["']\)/.exec(code) ?? [];
  if (file !== undefined) return `export ${exported} from "${file}";`;
  return code
    .replace(`var React = ${REQUIRE};`, 'import * as React from "react";')
    .replaceAll(/^exports\.(\w+) = \1;$/gm, "export { $1 };")
    .replaceAll(/^exports\.(\w+) =/gm, "export const $1 =");
}
