/** Query keys that say where a lead comes from: a place of the site, or the channel that led here. */
const SOURCE_KEYS = ["source", "sourceType"] as const;

/** Shape of their values; anything else is nobody's link of ours and is left out. */
const SOURCE = /^[\w.-]{1,40}$/;

/** Where a lead comes from, as the page's address tells. */
type LeadSource = Readonly<Partial<Record<(typeof SOURCE_KEYS)[number], string>>>;

/** The origin of a lead from the query of its page; unknown shapes are left out. */
export function leadSourceOf(query: URLSearchParams): LeadSource {
  return Object.fromEntries(
    SOURCE_KEYS.map((key) => [key, query.get(key) ?? ""] as const).filter(([, value]) => SOURCE.test(value)),
  );
}
