import { DEFAULT_SETTINGS, PRERENDER_ORIGIN, type SiteServerBuild } from "@wesdom/site-runtime";
import { join } from "node:path";
import { writeDeep } from "./files.ts";

/** The API as far as a render needs it. */
export interface InProcessApi {
  fetch(request: Request): Promise<Response> | Response;
}

/** Base address that reaches the in-process API; it never leaves the machine. */
const IN_PROCESS_API = "http://api.invalid";

/** A phone, so that no rule about devices applies. */
const PRERENDER_AGENT = "Mozilla/5.0 (iPhone; Mobile) wesdom-prerender";

/**
 * Renders every fixed page of a site and writes `index.html` and, for a page that succeeded, `_payload.json`.
 *
 * @param build - The site's server build.
 * @param api - The API, in process.
 * @param clientDir - Folder of the files served under their path.
 * @returns Paths with a payload, without trailing slash.
 * @throws when a page fails to render: a release without a page is no release.
 */
export async function prerender(build: SiteServerBuild, api: InProcessApi, clientDir: string): Promise<string[]> {
  const prerendered: string[] = [];
  for (const { path } of build.fixedPages) {
    const request = new Request(`${PRERENDER_ORIGIN}${path}`, { headers: { "user-agent": PRERENDER_AGENT } });
    const page = await build.render(request, {
      settings: DEFAULT_SETTINGS,
      apiBase: IN_PROCESS_API,
      fetch: async (input, init) => api.fetch(new Request(input, init)),
    });
    const expected = path.endsWith("/404") ? 404 : 200;
    if (page.status !== expected) {
      throw new Error(`${path} rendered with status ${page.status} instead of ${expected}: see the error above.`);
    }
    await writeDeep(join(clientDir, path, "index.html"), page.html);
    if (page.payload) {
      await writeDeep(join(clientDir, path, "_payload.json"), JSON.stringify(page.payload));
      prerendered.push(path);
    }
  }
  return prerendered;
}
