/** Query key of our own links to a form that says at which place of the site they stand. */
const TYPE_KEY = "sourceType";

/** Shape of its values; anything else is nobody's link of ours and is left out. */
const TYPE = /^[\w.-]{1,40}$/;

/** At which place of the site a lead began, as the page's address tells; empty: it does not. */
export function sourceTypeOf(query: URLSearchParams): string {
  const type = query.get(TYPE_KEY) ?? "";
  return TYPE.test(type) ? type : "";
}
