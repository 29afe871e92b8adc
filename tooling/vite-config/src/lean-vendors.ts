import type { Plugin } from "vite";

/** What a library's module brings along that no page runs. */
interface Unused {
  readonly module: RegExp;
  /** Its text as the library has it, and what stands there instead. */
  readonly edits?: readonly (readonly [text: string | RegExp, instead: string])[];
  /** Functions that do nothing without what no page uses; what they alone call goes with them. */
  readonly functions?: readonly string[];
  /** Classes of which no page makes an instance: whoever does all the same is told so by an error. */
  readonly classes?: readonly string[];
  /** What its objects can do and none of ours is asked to: asking is an error. */
  readonly methods?: readonly string[];
}

/** A declaration that begins its line, with its body to the brace that ends it. */
const declared = (head: string): RegExp => new RegExp(String.raw`^${head}\([^]*?^\};?$`, "gm");

/** Edits that leave functions out of what a module for `require` gives. */
const without = (names: readonly string[]): NonNullable<Unused["edits"]> =>
  names.map((name) => [declared(`exports\\.${name} = function `), ""] as const);

/** What a constructor gives its object, with its body. */
const given = (name: string): RegExp => new RegExp(String.raw`^\t\tthis\.${name} = [^]*?^\t\t\}\)?;$`, "gm");

/** What a route can be asked for, where pages ask the router. */
const ROUTE_METHODS = [
  "useMatch",
  "useRouteContext",
  "useSearch",
  "useParams",
  "useLoaderDeps",
  "useLoaderData",
  "useNavigate",
];

/** Modules that hang on a line of another one, which no bundler can tell to be without use. */
const UNUSED: readonly Unused[] = [
  {
    // Asks for Node's own source of chance.
    module: /[\\/]crypto-js[\\/]core\.js$/,
    edits: [["typeof require === 'function'", "false"]],
  },
  {
    // Joins addresses, reads whatever looks like JSON, calls hooks, sends streams and keeps times: the client hands it
    // whole addresses, a reader of its own, the codes that are worth another try, and a `fetch` that keeps the time.
    module: /[\\/]ofetch[\\/]dist[\\/]shared[\\/]ofetch\.\w+\.mjs$/,
    edits: [
      ["import destr from 'destr';", "let destr;"],
      ["import { withBase, withQuery } from 'ufo';", "let withBase, withQuery;"],
      [/^( +)if \(context\.options\.on\w+\) \{$[^]*?^\1\}$/gm, ""],
      [/^ {4}if \(!context\.options\.signal && [^]*?^ {4}\}$/gm, ""],
      [/ else if \(\s+\/\/ ReadableStream Body[^]*?^ {6}\}$/gm, ""],
      [/^ +const retryDelay = [^]*?^ {8}\}$/gm, ""],
      [" : retryStatusCodes.has(responseCode))", " : false)"],
      [
        /^ +const responseType = [^]*?^ {6}\}$/gm,
        "context.response._data = context.options.parseResponse(await context.response.text());",
      ],
    ],
  },
  {
    // Every route could draw links; ours are anchors.
    module: /[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    edits: [[`import { Link } from "./link.js";`, ""]],
    methods: [...ROUTE_METHODS, "Link"],
  },
  {
    module: /[\\/]react-router[\\/]dist[\\/]esm[\\/]fileRoute\.js$/,
    methods: ROUTE_METHODS,
  },
  {
    // Places the window, which is done by rules of our own, and reads queries its way where nobody says how; shows
    // routes below a folder, under other addresses, and one growing out of another.
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
      [/nextBasepath !== "\/" && .*? : (?=nextRewriteOption;)/g, ""],
      [/if \(this\.options\.routeMasks\)/g, "if (false)"],
      [given("startViewTransition"), "\t\tthis.startViewTransition = (update) => update();"],
    ],
    methods: ["invalidate", "clearCache", "matchRoute"],
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
  {
    // Without its name a component cannot be drawn, nor a hook be called: asking for one is an error.
    module: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/,
    edits: [
      ["exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;", ""],
      ["exports.Activity = REACT_ACTIVITY_TYPE;", ""],
      ...without(["useActionState", "useDeferredValue", "useOptimistic", "useTransition"]),
    ],
  },
  {
    // Fetches what the document names already: calling it is an error.
    // So does what asks for the state of an action, which no form has.
    module: /[\\/]react-dom\.production\.js$/,
    edits: without([
      "preconnect",
      "prefetchDNS",
      "preinit",
      "preinitModule",
      "preload",
      "preloadModule",
      "requestFormReset",
      "unstable_batchedUpdates",
      "useFormState",
      "useFormStatus",
    ]),
  },
  {
    // React asks for tasks of its own alone.
    module: /[\\/]scheduler\.production\.js$/,
    edits: without([
      "unstable_forceFrameRate",
      "unstable_next",
      "unstable_runWithPriority",
      "unstable_wrapCallback",
    ]),
  },
  {
    // Each commit asks whether it has view transitions to run and fragments with a `ref` to tell, and waits for the
    // pictures and sheets of what it shows; the head of the document is not drawn here. Forms have addresses and no
    // functions, transitions end at once, lists of suspended parts have no name, and nobody reads in which components
    // an error came up.
    module: /[\\/]react-dom-client\.production\.js$/,
    edits: [
      ["      ? 26\n", "? (() => { throw Error(`left out: <${type}>`); })()"],
      [/^ {2}D: prefetchDNS,[^}]*/gm, ""],
      [/^ {6}extractEvents\$1\([^)]*\);/gm, ""],
      [/if \(\s+isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|[^{]*?\)\s+\)/g, "if (false)"],
      [/if \(flags & 4\)(?=\s+if \(\s+\(\(flags = null !== current \? current.memoizedState)/g, "if (false)"],
    ],
    functions: [
      "getResource",
      "createHoistableInstance",
      "mountHoistable",
      "preloadResourceAndSuspendIfNeeded",
      "preloadInstanceAndSuspendIfNeeded",
      "getViewTransitionName",
      "getViewTransitionClassName",
      "trackEnterViewTransitions",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionOnHostInstances",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "startViewTransition",
      "createViewTransitionInstance",
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
      "acquireResource",
      "suspendResource",
      "mountActionState",
      "updateActionState",
      "rerenderActionState",
      "updateOptimisticImpl",
      "mountDeferredValueImpl",
      "updateDeferredValueImpl",
      "startTransition",
      "scheduleReplayQueueIfNeeded",
      "defaultOnDefaultTransitionIndicator",
      "updateActivityComponent",
      "updateSuspenseListComponent",
      "cutOffTailIfNeeded",
      "useMemoCache",
      "getStackByFiberInDevAndProd",
    ],
    classes: ["ViewTransitionPseudoElement", "FragmentInstance"],
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

function lean(
  code: string,
  id: string,
  { edits = [], functions = [], classes = [], methods = [] }: Unused,
): string {
  const replaced = (text: string, old: string | RegExp, instead: string): string => {
    const result = text.replaceAll(old, () => instead);
    if (result === text) throw new Error(`${id} no longer says \`${old}\`.`);
    return result;
  };
  const edited = edits.reduce((text, [old, instead]) => replaced(text, old, instead), code);
  const emptied = functions.reduce(
    (text, name) => replaced(text, declared(`function ${name}`), `function ${name}() {}`),
    edited,
  );
  const unasked = methods.reduce((text, name) => replaced(text, given(name), ""), emptied);
  return classes.reduce((text, name) => {
    const bare = replaced(text, declared(String.raw`${name}\.prototype\.\w+ = function `), "");
    const thrown = `function ${name}() { throw Error("left out: ${name}"); }`;
    return replaced(bare, declared(`function ${name}`), thrown);
  }, unasked);
}

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
  const libraries = UNUSED.map((unused): Plugin => ({
    name: "wesdom:lean-vendors",
    transform: { filter: { id: unused.module }, handler: (code, id) => lean(code, id, unused) },
  }));
  return [loader, ...libraries];
}
