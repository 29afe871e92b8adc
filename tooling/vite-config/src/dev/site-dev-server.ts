import react from "@vitejs/plugin-react";
import {
  buildFilesPath,
  buildMetaPath,
  type BuildMeta,
  type SiteName,
  type SiteServerBuild,
} from "@wesdom/site-runtime";
import { globSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { copyFaults, copyPlugin, writeCopyTypes } from "../copy/index.ts";
import { pxToRemPlugin } from "../px-to-rem-plugin.ts";
import { assetRoot, BUILD_INFO_MODULE } from "../site-config.ts";
import { REDIRECTS_FILE, redirectsOf } from "../redirects.ts";
import { devSettings } from "./dev-settings.ts";

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
  /** Answers a page or a form post. */
  respond(request: Request, apiBase: string): Promise<Response>;
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

/** Starts Vite for one site in middleware mode on a shared HTTP server. */
export async function createSiteDevServer(
  root: string,
  site: SiteName,
  http: Server,
): Promise<SiteDevServer> {
  const vite = await createServer({
    root,
    configFile: false,
    base: `${assetRoot(site)}/`,
    appType: "custom",
    publicDir: false,
    plugins: [devBuildInfo(site), copyPlugin(root), wholeFiles(), keptCopy(root), react(), pxToRemPlugin()],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
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
      const build = await load();
      const context = { settings: devSettings(), apiBase };
      if (request.method === "POST") return build.submit(request, context);
      const page = await build.render(request, context);
      if (page.failure) {
        vite.ssrFixStacktrace(page.failure);
        console.error(page.failure);
      }
      const { pathname, search } = new URL(request.url);
      // Only Vite's own tags are wanted: over the whole page it would prefix every address with the site's base.
      const stub = await vite.transformIndexHtml(pathname + search, "<html><head></head></html>");
      const tags = /<head>(.*)<\/head>/s.exec(stub)?.[1] ?? "";
      const html = page.html.replace("</head>", () => `${tags}</head>`);
      return new Response(html, {
        status: page.status,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      });
    },
  };
}
