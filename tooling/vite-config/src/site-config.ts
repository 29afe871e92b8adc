import { LANGUAGE_KEYS, LANGUAGES } from "@wesdom/facts";
import react from "@vitejs/plugin-react";
import type { SiteName } from "@wesdom/site-runtime";
import { basename, join } from "node:path";
import { pxToRemPlugin } from "@wesdom/ui-kit/px-to-rem";
import {
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from "vite";
import { BROWSER_TARGETS } from "./browser-targets.ts";
import { copyPlugin } from "./copy/copy-plugin.ts";
import { namesOfJoined } from "./join-helpers.ts";
import { kitStylesPlugin } from "./kit-styles-plugin.ts";
import { LEAN_ALIASES, leanVendors } from "./lean-vendors.ts";
import { reactModules } from "./react-modules.ts";

/** Where a site's built files lie below the origin. */
export function assetRoot(site: SiteName): string {
  return `/m/_${site}`;
}

/** Module that the server bundle imports and that the pipeline writes beside it once the build id is known. */
export const BUILD_INFO_MODULE = "virtual:site-build-info";

/** File of {@link BUILD_INFO_MODULE} beside `server/entry.js`. */
export const BUILD_INFO_FILE = "build-info.js";

/** What the preset needs to know of an app. */
export interface SiteConfigOptions {
  /** Root folder of the app. */
  readonly root: string;
  readonly site: SiteName;
}

function externalBuildInfo(): Plugin {
  return {
    name: "wesdom:build-info",
    enforce: "pre",
    resolveId(id) {
      return id === BUILD_INFO_MODULE ? { id: `./${BUILD_INFO_FILE}`, external: true } : null;
    },
  };
}

/** What long forms share, with the rules that any form is judged and kept by: needed when somebody starts to type. */
const LONG_FORMS =
  /[\\/]dist[\\/](area-picker[\\/](?!AreaSheet)|(company-autocomplete|code-input|send-code|select)[\\/])|[\\/]calls[\\/]accounts[.]|[\\/]validators[\\/]dist[\\/]|[\\/]leadProblems[.]|[\\/]form-draft[.]|[\\/]lead-rules[.]/;

/** The slider before a code is sent; GeeTest's own comes with its scripts. */
const PUZZLE =
  /[\\/]dist[\\/]slider-captcha[\\/]|[\\/]src[\\/]puzzle[\\/](?!GeetestCaptcha|showGeetest)|[\\/]copy[\\/]shared[\\/]puzzle[.]|[\\/]PuzzleSheet[.]/;

/** What any form of a lead is made of, with the pages that every page leads to and that end in one. */
const FORMS =
  /[\\/]dist[\\/](form|field|input|textarea|checkbox|submit-button|success-panel)[\\/]|[\\/]lead[\\/]lead[.]|[\\/]lead-form[.]|[\\/]useLeadForm[.]|[\\/]src[\\/](appeal|forms)[\\/]|[\\/](Home|Contact)Page[.]/;

/** Copy of the pages that most visits see, where a page load knows one language of several. */
const TEXTS = new RegExp(
  String.raw`[\\/]copy[\\/][\w-]+[.](${LANGUAGE_KEYS.filter((key) => !LANGUAGES[key].isDomestic).join("|")})[.]yml`,
);

/** What lies over a page once it is opened. */
const SHEETS = /[\\/]ui-kit[\\/]dist[\\/](popup|internal[\\/]modal)[\\/]/;

/** What pages to be read and to be looked through are made of, and home pages are not. */
const READING =
  /[\\/]dist[\\/](accordion|article-body|article-header|breadcrumbs|brand-icon|empty|filter-chips|pagination|related-list|search-box|share-row|infinite-list)[\\/]|[\\/]useCopied[.]|[\\/]useContentHead[.]|[\\/]page-sections[\\/]src[\\/](articles|closing|lists)[\\/]|[\\/]src[\\/]pages[\\/]shared[\\/]|[\\/]copy[\\/]shared[\\/]search[.]/;

/** What two pages share: in one piece it compresses better than in one for each combination of pages. */
const isShared = (id: string): boolean =>
  /[\\/](ui-kit|site-runtime|api-client)[\\/]dist[\\/]|[\\/]src[\\/]/.test(id) &&
  ![READING, FORMS, LONG_FORMS, PUZZLE, SHEETS].some((pattern) => pattern.test(id));

/**
 * The scripts of a site, each with all that it imports, as far as an earlier one has not taken it. A page loads the first
 * four and its own; `later` and `sealing` come when nothing else is under way.
 */
const SCRIPTS: Rolldown.CodeSplittingGroup[] = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]parts[\\/]react[.]/,
  },
  {
    name: "router",
    test: /node_modules[\\/](@tanstack|seroval|seroval-plugins)[\\/]|[\\/]parts[\\/]router[.]/,
  },
  { name: "start", tags: ["$initial"] },
  {
    name: "site",
    // Calls and their errors are named by forms and by what comes later.
    test: /[\\/]client[\\/]hydrate-site[.]|[\\/]src[\\/]routes[.]tsx$|[\\/]calls[\\/]calls(Of)?[.]|[\\/]client[\\/]api-error[.]/,
  },
  {
    name: "later",
    test: /[\\/]client[\\/]after-hydration[.]|[\\/]parts[\\/]api[.]|[\\/]tracking[\\/]dist[\\/]holdLease|[\\/]AskedConsent[.]/,
  },
  {
    name: "sealing",
    test: /[\\/]tracking[\\/]dist[\\/](crypto[\\/]|createPump-)|node_modules[\\/](crypto-js|jsencrypt)[\\/]/,
  },
  { name: "shared", test: isShared, minShareCount: 2 },
  { name: "reading", test: READING, minShareCount: 2 },
  { name: "sheets", test: SHEETS, minShareCount: 2 },
  { name: "forms", test: FORMS },
  { name: "long-forms", test: LONG_FORMS },
  { name: (id) => `texts.${TEXTS.exec(id)?.[1]}`, debugName: "texts", test: TEXTS },
  { name: "ArticlePages", test: /[\\/](Article|Message)Pages?[.]/ },
  {
    name: "AccountPages",
    test: /[\\/]account[\\/]Account(Pages|Calls)[.]|[\\/]copy[\\/]account[.]/i,
  },
  { name: "puzzle", test: PUZZLE },
];

/**
 * Gives the classes of CSS modules names by their files, which no hash has to tell apart: scripts, sheet and document
 * would each carry its letters.
 *
 * @throws where two files give their classes the same names.
 */
export function scopedNames(root: string, site: SiteName): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const scope = `${file.startsWith(join(root, "src")) ? site : "both"}-${basename(file, ".module.css")}`;
    const other = files.get(scope) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} name their classes alike: rename one of them.`);
    files.set(scope, file);
    return `${scope}-${name}`;
  };
}

/** Vite configuration of the browser build: hashed modules under `/m/_{site}/assets`, one style sheet. */
export function clientConfig({ root, site }: SiteConfigOptions): InlineConfig {
  return {
    root,
    configFile: false,
    // Relative, so that a release knows neither its origin nor its asset host.
    base: "./",
    logLevel: "warn",
    publicDir: false,
    plugins: [
      copyPlugin(root),
      react(),
      kitStylesPlugin(root),
      pxToRemPlugin(),
      leanVendors(),
      reactModules(),
      namesOfJoined(),
    ],
    resolve: { conditions: [...defaultClientConditions], alias: { ...LEAN_ALIASES } },
    css: { modules: { generateScopedName: scopedNames(root, site) } },
    build: {
      outDir: `dist/client${assetRoot(site)}`,
      emptyOutDir: true,
      target: BROWSER_TARGETS,
      cssTarget: BROWSER_TARGETS,
      cssCodeSplit: false,
      // Within a sheet a face would be fetched by pages that show nothing in it.
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // No class here has a field over a setter: an assignment does what half a kilobyte of helpers would.
        transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
        input: { entry: `${root}/src/entry-client.ts` },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: { groups: SCRIPTS },
        },
      },
    },
  };
}

/** Vite configuration of the server build: one folder that runs without `node_modules`. */
export function serverConfig({ root, site }: SiteConfigOptions): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [externalBuildInfo(), copyPlugin(root), react(), pxToRemPlugin()],
    resolve: { conditions: [...defaultServerConditions] },
    ssr: { noExternal: true, target: "node" },
    css: { modules: { generateScopedName: scopedNames(root, site) } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: "dist/server",
      emptyOutDir: true,
      ssr: true,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: { entry: `${root}/src/entry-server.ts` },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}
