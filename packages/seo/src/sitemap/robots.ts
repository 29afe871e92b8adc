const LINE_BREAK = /[\r\n]/g;

/** What robots.txt tells crawlers. */
export interface RobotsInput {
  /** Absolute addresses of sitemaps or sitemap indexes. */
  readonly sitemaps: readonly string[];
  /** Path prefixes that crawlers leave alone, e.g. `/api/`; empty: everything may be fetched. */
  readonly disallow?: readonly string[] | undefined;
  /** Exceptions from `disallow`, e.g. pictures below it. */
  readonly allow?: readonly string[] | undefined;
}

/**
 * The text of robots.txt: one group for every crawler, then the sitemaps.
 *
 * Pages with `noindex` stay fetchable, since a crawler must read them to see it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function buildRobots(input: RobotsInput): string {
  const disallow = input.disallow ?? [];
  const rules = [
    ...(input.allow ?? []).map((path) => line("Allow", path)),
    ...(disallow.length ? disallow.map((path) => line("Disallow", path)) : ["Disallow:"]),
  ];
  const sitemaps = input.sitemaps.map((address) => line("Sitemap", address));
  return ["User-agent: *", ...rules, ...(sitemaps.length ? ["", ...sitemaps] : []), ""].join("\n");
}

function line(field: string, value: string): string {
  return `${field}: ${value.replace(LINE_BREAK, "")}`;
}
