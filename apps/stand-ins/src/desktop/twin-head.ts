const TITLE = /<title[^>]*>[\s\S]*?<\/title>/i;
/** What stands in quotes may hold a `>`. */
const TAG = /<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/gi;
const SHARED =
  /\b(?:property="(?:og:(?!url")|article:)|name="(?:description|keywords|twitter:)|rel="canonical")/i;
/** A version of a page that is named by a code, as those of a case are. */
const NAMED_TWIN = /<link rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]+\?code=[^"]*)"/g;

/** The languages in which a case is told, by their tags, with the paths there. */
export function caseTwinsOf(document: string): ReadonlyMap<string, string> {
  return new Map([...document.matchAll(NAMED_TWIN)].map(([, tag = "", path = ""]) => [tag, path]));
}

/**
 * What a share crawler reads of a page, as it stands there: title, description, Open Graph, Twitter and canonical tags. Not
 * `og:url`: a crawler would follow it to the phone's page, which sends it back here.
 *
 * @returns `null` where it has no title
 */
export function twinHeadOf(document: string): string | null {
  const [head = ""] = document.split(/<\/head>/i, 1);
  const [title] = TITLE.exec(head) ?? [];
  const tags = [...head.matchAll(TAG)].map(([tag]) => tag).filter((tag) => SHARED.test(tag));
  return title === undefined ? null : [title, ...tags].join("");
}
