/** Search parameters as the sites know them: plain strings, so that no id loses precision and no quote appears. */
export type SearchStrings = Readonly<Record<string, string>>;

const CONTROL_CHARACTERS = /\p{Cc}/gu;

/**
 * Reads a query string; the first value of a repeated key counts, without whitespace around it. What is empty then says
 * nothing, and control characters count as whitespace, for HTML keeps not all of them: so server and browser read one
 * address alike.
 */
export function parseSearch(query: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (!values.has(key)) values.set(key, value.replace(CONTROL_CHARACTERS, " ").trim());
  }
  return Object.fromEntries([...values].filter(([, value]) => value !== ""));
}

/** Writes a query string with its leading `?`, empty for no parameters; `undefined` values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number") query.set(key, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The page-cache key of an address: path plus the content-selecting query keys in their declared order.
 *
 * @param url - The page's address.
 * @param contentQueryKeys - Keys of the page's route.
 */
export function contentKey(
  url: Pick<URL, "pathname" | "search">,
  contentQueryKeys: readonly string[],
): string {
  const search = parseSearch(url.search);
  return (
    url.pathname + stringifySearch(Object.fromEntries(contentQueryKeys.map((key) => [key, search[key]])))
  );
}
