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
  type ErrorPayload,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { copyFaults, copyPlugin, writeCopyTypes } from "../copy/index.ts";
import { folderOf } from "../kit-parts.ts";
import { assetRoot, BUILD_INFO_MODULE } from "../site-config.ts";
import { REDIRECTS_FILE, redirectsOf } from "../redirects.ts";
import { devSettings } from "./dev-settings.ts";
import { errorText, shownError } from "./shown-error.ts";

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
  show(error: ErrorPayload["err"]): void;
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

/** Shows an error over a page that is about to load. */
function overlayTag(site: SiteName, error: ErrorPayload["err"]): string {
  const text = JSON.stringify(error).replaceAll("<", String.raw`\u003c`);
  return `<script type="module">import { ErrorOverlay } from "${assetRoot(site)}/@vite/client"; document.body.append(new ErrorOverlay(${text}));</script>`;
}

/** Starts Vite for one site in middleware mode on a shared HTTP server. */
export async function createSiteDevServer(
  root: string,
  site: SiteName,
  http: Server,
): Promise<SiteDevServer> {
  /** Whether the page that was asked for last broke: what heals it may be in no module of the browser. */
  let isBroken = false;
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
      let failure: unknown;
      let page = { html: "<!DOCTYPE html><html><head></head><body></body></html>", status: 500 };
      try {
        const build = await load();
        const context = { settings: devSettings(), apiBase };
        if (request.method === "POST") return await build.submit(request, context);
        const rendered = await build.render(request, context);
        if (rendered.html !== "") page = rendered;
        failure = rendered.failure;
      } catch (error) {
        failure = error;
      }
      isBroken = failure !== undefined;
      // Only Vite's own tags are wanted: over the whole page it would prefix every address with the site's base.
      const stub = await vite.transformIndexHtml(pathname + search, "<html><head></head></html>");
      let tags = /<head>(.*)<\/head>/s.exec(stub)?.[1] ?? "";
      if (failure !== undefined) {
        if (failure instanceof Error) vite.ssrFixStacktrace(failure);
        const error = shownError(failure);
        console.error(`${styleText("red", `${pathname} broke:`)} ${errorText(error)}`);
        tags += overlayTag(site, error);
      }
      return new Response(
        page.html.replace("</head>", () => `${tags}</head>`),
        {
          status: page.status,
          headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
        },
      );
    },
    show: (err) => vite.environments.client.hot.send({ type: "error", err }),
    reload,
  };
}
