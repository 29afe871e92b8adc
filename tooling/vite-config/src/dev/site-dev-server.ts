import react from "@vitejs/plugin-react";
import type { SiteName, SiteServerBuild } from "@wesdom/site-runtime";
import type { Server } from "node:http";
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { pxToRemPlugin } from "../px-to-rem-plugin.ts";
import { assetRoot, BUILD_INFO_MODULE } from "../site-config.ts";
import { devSettings } from "./dev-settings.ts";

/** Export condition under which packages resolve to their sources, so that editing one reloads the page. */
const SOURCE_CONDITION = "@wesdom/source";

/** One site under development. */
export interface SiteDevServer {
  readonly site: SiteName;
  readonly vite: ViteDevServer;
  /** The site's server build, with every edit so far. */
  load(): Promise<SiteServerBuild>;
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
        ? `export const buildId = "dev"; export const assets = { css: "", entry: "${assetRoot(site)}/src/entry-client.ts" };`
        : null,
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
    plugins: [devBuildInfo(site), react(), pxToRemPlugin(root, true)],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: {
      resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
      noExternal: [/^@wesdom\//],
    },
    // What is found late, such as the libraries that tracking loads when idle, would load an open page anew.
    optimizeDeps: { entries: ["src/entry-client.ts"] },
    server: { middlewareMode: true, hmr: { server: http, path: "hmr" } },
  });
  const load = async (): Promise<SiteServerBuild> =>
    (await vite.ssrLoadModule("/src/entry-server.ts")) as SiteServerBuild;

  return {
    site,
    vite,
    load,
    async respond(request, apiBase) {
      const build = await load();
      const context = { settings: devSettings(), apiBase };
      if (request.method === "POST") return build.submit(request, context);
      const page = await build.render(request, context);
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
