import react from "@vitejs/plugin-react";
import {
  buildFilesPath,
  buildMetaPath,
  type BuildMeta,
  type SiteName,
  type SiteServerBuild,
} from "@wesdom/site-runtime";
import { pxToRem } from "@wesdom/ui-kit/px-to-rem";
import { globSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { styleText } from "node:util";
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type HotChannelClient,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { copyFaults, copyPlugin, writeCopyTypes } from "../copy/index.ts";
import { folderOf } from "../kit-parts.ts";
import { assetRoot, BUILD_INFO_MODULE } from "../site-config.ts";
import { REDIRECTS_FILE, redirectsOf } from "../redirects.ts";
import { devSettings } from "./dev-settings.ts";
import { errorText, shownError, type Shown } from "./shown-error.ts";

/** Export condition under which packages resolve to their sources, so that editing one reloads the page. */
const SOURCE_CONDITION = "@wesdom/source";

/** Stands for the build id: a development server has one build, and it is never outdated. */
const DEV_BUILD_ID = "dev";

/** One site under development. */
export interface SiteDevServer {
  readonly site: SiteName;
  readonly vite: ViteDevServer;
  /** The site's server build, with every edit so far. */
  load(): Promise<SiteServerBuild>;
  /** The file that a release keeps at this path about itself, `null` where it keeps none. */
  buildFile(pathname: string): Promise<object | null>;
  /** Answers a page or a form post; what breaks is told in the terminal and over the page. */
  respond(request: Request, apiBase: string): Promise<Response>;
  /** Shows an error over the open pages. */
  show(error: Shown): void;
  /** Loads the open pages anew. */
  reload(): void;
}

function devBuildInfo(site: SiteName): Plugin {
  const resolved = `\0${BUILD_INFO_MODULE}`;
  return {
    name: "wesdom:build-info",
    enforce: "pre",
    resolveId: (id) => (id === BUILD_INFO_MODULE ? resolved : null),
    load: (id) =>
      id === resolved
        ? `export const buildId = "${DEV_BUILD_ID}"; export const assets = { styles: [], stylesFile: "", entry: "${assetRoot(site)}/src/entry-client.ts" };`
        : null,
  };
}

/**
 * An editor empties a file before it writes it. Told of the first, Vite would send an empty module and, within 50 ms,
 * not hear of the second: its own reading of a changed file waits until there is something in it.
 */
function wholeFiles(): Plugin {
  return {
    name: "wesdom:whole-files",
    async hotUpdate({ type, read }) {
      if (type === "update") await read();
    },
  };
}

/** Writes the types of copy when it changes, and says what is wrong with it. */
function keptCopy(root: string): Plugin {
  const check = (): void => {
    writeCopyTypes(root);
    for (const fault of copyFaults(root)) console.warn(fault);
  };
  return {
    name: "wesdom:kept-copy",
    configureServer: check,
    async hotUpdate({ file, type, read }) {
      if (this.environment.name !== "client" || !file.startsWith(join(root, "copy"))) return;
      if (type === "update") await read();
      check();
    },
  };
}

/** Converts every style sheet as a build does, the kit's among them: that is read from its sources. */
const PX_TO_REM = {
  postcssPlugin: "wesdom:px-to-rem",
  Once(root: { walkDecls(each: (declaration: { value: string }) => void): void }): void {
    root.walkDecls((declaration) => {
      declaration.value = pxToRem(declaration.value);
    });
  },
};

const EMPTY_PAGE = "<!DOCTYPE html><html><head></head><body></body></html>";

/** Shows an error over a page that is about to load. */
function overlayTag(site: SiteName, error: Shown): string {
  const text = JSON.stringify(error).replaceAll("<", String.raw`\u003c`);
  return `<script type="module">import { ErrorOverlay } from "${assetRoot(site)}/@vite/client"; document.body.append(new ErrorOverlay(${text}));</script>`;
}

/** What an open page says after each edit that reached it: its address. */
const OPEN_PAGE = "wesdom:open-page";

/** Has the page say so. */
function openPageTag(site: SiteName): string {
  return `<script type="module">import { createHotContext } from "${assetRoot(site)}/@vite/client"; const hot = createHotContext("/open-page"); hot.on("vite:afterUpdate", () => hot.send("${OPEN_PAGE}", location.href));</script>`;
}

/** The answer to a form, or a page with what broke on its way. */
type Answer = Response | { readonly html: string; readonly status: number; readonly failure?: unknown };

/** Starts Vite for one site in middleware mode on a shared HTTP server. */
export async function createSiteDevServer(
  root: string,
  site: SiteName,
  http: Server,
): Promise<SiteDevServer> {
  /** Whether the page that was rendered last broke: what heals it may be in no module of the browser. */
  let isBroken = false;
  let usedApi = "";
  const reload = (): void => vite.environments.client.hot.send({ type: "full-reload" });
  const healing: Plugin = {
    name: "wesdom:healing",
    hotUpdate() {
      if (this.environment.name === "client" && isBroken) reload();
    },
  };
  const vite = await createServer({
    root,
    configFile: false,
    base: `${assetRoot(site)}/`,
    appType: "custom",
    publicDir: false,
    plugins: [devBuildInfo(site), copyPlugin(root), wholeFiles(), keptCopy(root), healing, react()],
    css: { postcss: { plugins: [PX_TO_REM] } },
    resolve: {
      conditions: [SOURCE_CONDITION, ...defaultClientConditions],
      alias: { "@wesdom/ui-kit/styles.css": join(folderOf(root, "@wesdom/ui-kit"), "src/styles.css") },
    },
    ssr: {
      resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
      noExternal: [/^@wesdom\//],
    },
    // What is found late, such as the libraries that tracking loads when idle, would load an open page anew.
    optimizeDeps: { entries: ["src/entry-client.ts"] },
    server: { middlewareMode: true, hmr: { server: http, path: "hmr" } },
  });
  // Vite begins to watch a file outside the root when it is first served, and would miss an edit soon after that.
  vite.watcher.add(
    globSync("packages/*/src", { cwd: join(root, "../..") }).map((path) => join(root, "../..", path)),
  );
  const load = async (): Promise<SiteServerBuild> =>
    (await vite.ssrLoadModule("/src/entry-server.ts")) as SiteServerBuild;

  const answer = async (request: Request): Promise<Answer> => {
    try {
      const build = await load();
      const context = { settings: devSettings(), apiBase: usedApi };
      return await (request.method === "POST"
        ? build.submit(request, context)
        : build.render(request, context));
    } catch (failure) {
      return { html: "", status: 500, failure };
    }
  };
  const tell = (failure: unknown, address: string): Shown => {
    if (failure instanceof Error) vite.ssrFixStacktrace(failure);
    const error = shownError(failure);
    console.error(`${styleText("red", `${new URL(address).pathname} broke:`)} ${errorText(error)}`);
    return error;
  };
  // What an edit broke the browser knows by lines of what it was served: rendered here it names the author's own.
  const lookAgain = async (address: string, page: HotChannelClient): Promise<void> => {
    const shown = await answer(new Request(address));
    if (shown instanceof Response) return;
    isBroken = shown.failure !== undefined;
    if (isBroken) page.send({ type: "error", err: tell(shown.failure, address) });
  };
  vite.environments.client.hot.on(OPEN_PAGE, (address: string, page) => void lookAgain(address, page));

  const builds = buildFilesPath(site);
  const started = Date.now();

  return {
    site,
    vite,
    load,
    async buildFile(pathname) {
      if (pathname === `${builds}/latest.json`) return { id: DEV_BUILD_ID, timestamp: started };
      if (pathname !== buildMetaPath(site, DEV_BUILD_ID)) return null;
      const redirects = redirectsOf(await vite.ssrLoadModule(`/${REDIRECTS_FILE}`));
      return { id: DEV_BUILD_ID, timestamp: started, redirects, prerendered: [] } satisfies BuildMeta;
    },
    async respond(request, apiBase) {
      const { pathname, search } = new URL(request.url);
      usedApi = apiBase;
      const rendered = await answer(request);
      if (rendered instanceof Response) return rendered;
      const { html, status, failure } = rendered;
      isBroken = failure !== undefined;
      // Only Vite's own tags are wanted: over the whole page it would prefix every address with the site's base.
      const stub = await vite.transformIndexHtml(pathname + search, "<html><head></head></html>");
      const tags = [
        /<head>(.*)<\/head>/s.exec(stub)?.[1],
        openPageTag(site),
        ...(isBroken ? [overlayTag(site, tell(failure, request.url))] : []),
      ];
      return new Response(
        (html || EMPTY_PAGE).replace("</head>", () => `${tags.join("")}</head>`),
        { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
      );
    },
    show: (err) => vite.environments.client.hot.send({ type: "error", err }),
    reload,
  };
}
