/** Shape of what our own links say; anything else is nobody's link of ours and is left out. */
const TYPE = /^[\w.-]{1,40}$/;

/** At which place of the site a lead began, as the `sourceType` of the page's address tells; empty: it does not. */
export function sourceTypeOf(query: URLSearchParams): string {
  const type = query.get("sourceType") ?? "";
  return TYPE.test(type) ? type : "";
}
