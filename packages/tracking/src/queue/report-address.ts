/**
 * The address of the report call with a query. Its fragment, which no server gets to see, is the language for the header:
 * so it stays with an event that another page delivers.
 */
export function withQuery(address: string, query: URLSearchParams): string {
  const [endpoint = "", lang] = address.split("#");
  return `${endpoint}?${query}${lang === undefined ? "" : `#${lang}`}`;
}

/** Headers with which a report goes to its address. */
export function headersFor(address: string): Readonly<Record<string, string>> {
  const lang = address.split("#")[1];
  return lang === undefined ? {} : { Lang: lang };
}
