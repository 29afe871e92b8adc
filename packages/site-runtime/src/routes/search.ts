/** Search parameters as the sites know them: plain strings, so that no id loses precision and no quote appears. */
export type SearchStrings = Readonly<Record<string, string>>;

/** Reads a query string; the first value of a repeated key counts. */
export function parseSearch(query: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(query)) {
    if (!Object.hasOwn(values, key)) values[key] = value;
  }
  return values;
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
export function contentKey(url: URL, contentQueryKeys: readonly string[]): string {
  const query = new URLSearchParams();
  for (const key of contentQueryKeys) {
    const value = url.searchParams.get(key);
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return text === "" ? url.pathname : `${url.pathname}?${text}`;
}
