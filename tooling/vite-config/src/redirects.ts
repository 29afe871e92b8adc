/** Where each site keeps its own redirects, relative to its root. */
export const REDIRECTS_FILE = "src/redirects.ts";

/**
 * Reads the redirects out of a site's module.
 *
 * @param module - What {@link REDIRECTS_FILE} exports: `REDIRECTS`, path → target.
 * @throws Error where one of them leads away from the site.
 */
export function redirectsOf(module: unknown): Record<string, string> {
  const { REDIRECTS } = module as { readonly REDIRECTS: Readonly<Record<string, string>> };
  for (const [from, to] of Object.entries(REDIRECTS)) {
    if (!from.startsWith("/") || !/^\/(?!\/)/.test(to)) {
      throw new Error(`Redirect ${from} → ${to}: both must be paths of this site.`);
    }
  }
  return { ...REDIRECTS };
}
