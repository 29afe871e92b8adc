import type { Plugin } from "vite";

/** What a library's module brings along that no page runs. */
interface Unused {
  readonly module: RegExp;
  /** Its text as the library has it, and what stands there instead. */
  readonly edits: readonly (readonly [text: string, instead: string])[];
}

/** Modules that hang on a line of another one, which no bundler can tell to be without use. */
const UNUSED: readonly Unused[] = [
  {
    // Asks for Node's own source of chance.
    module: /[\\/]crypto-js[\\/]core\.js$/,
    edits: [["typeof require === 'function'", "false"]],
  },
  {
    // Joins addresses and reads whatever looks like JSON: the client hands it whole addresses and a reader of its own.
    module: /[\\/]ofetch[\\/]dist[\\/]shared[\\/]ofetch\.\w+\.mjs$/,
    edits: [
      ["import destr from 'destr';", "let destr;"],
      ["import { withBase, withQuery } from 'ufo';", "let withBase, withQuery;"],
    ],
  },
  {
    // Every route could draw links; ours are anchors.
    module: /[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    edits: [[`import { Link } from "./link.js";`, "const Link = null;"]],
  },
  {
    // Places the window, which is done by rules of our own, and reads queries its way where nobody says how.
    module: /[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/,
    edits: [
      [
        `import { setupScrollRestoration } from "./scroll-restoration.js";`,
        "const setupScrollRestoration = () => {};",
      ],
      [
        `import { defaultParseSearch, defaultStringifySearch } from "./searchParams.js";`,
        "let defaultParseSearch, defaultStringifySearch;",
      ],
    ],
  },
  {
    // Draws scripts of routes, which ours do not have; those of the server's render go with the document.
    module: /[\\/]react-router[\\/]dist[\\/]esm[\\/]Scripts\.js$/,
    edits: [
      [`import { Asset } from "./Asset.js";`, ""],
      [
        `import { composeSsrBodyScripts, deepEqual, getSsrBodyScriptParts } from "@tanstack/router-core";`,
        "",
      ],
      ["var Scripts = () => {", "var Scripts = () => null; var drawn = () => {"],
    ],
  },
];

/** React has it since version 18; a store that still knows older ones brings its own. */
export const LEAN_ALIASES: Readonly<Record<string, string>> = {
  "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
};

/**
 * In place of Vite's own loader of scripts, most of which is for style sheets, nonces and addresses that no release has:
 * asks for what a script imports together with it, and says when it cannot be loaded.
 */
const LOADER = `
const asked = new Set();
export function __vitePreload(load, files = [], from) {
  for (const file of files) {
    const { href } = new URL(file, from);
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
  }
  return load().catch((payload) => {
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
    if (dispatchEvent(event)) throw payload;
  });
}
`;

/**
 * Leaves out of the browser's scripts what libraries carry along and no page runs.
 *
 * @throws while building where a library's text has become another one.
 */
export function leanVendors(): Plugin[] {
  const loader: Plugin = {
    name: "wesdom:lean-loader",
    transform: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => LOADER },
  };
  const libraries = UNUSED.map(({ module, edits }): Plugin => ({
    name: "wesdom:lean-vendors",
    transform: {
      filter: { id: module },
      handler: (code, id) =>
        edits.reduce((text, [old, instead]) => {
          if (!text.includes(old)) throw new Error(`${id} no longer says \`${old}\`.`);
          return text.replaceAll(old, instead);
        }, code),
    },
  }));
  return [loader, ...libraries];
}
