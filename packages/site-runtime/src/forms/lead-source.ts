import { LEAD_LIMITS } from "@wesdom/api-client";

/** Shape of a channel's or a campaign's name, in any script; anything else is nobody's link of ours and is left out. */
const SOURCE = /^[\p{L}\p{M}\p{N} ._/+-]+$/u;

/** The channel or campaign that an address names as `source`, or else as `utm_source`; empty: it names none. */
export function leadSourceOf(query: URLSearchParams): string {
  const source = query.get("source") ?? query.get("utm_source") ?? "";
  return source.length <= LEAD_LIMITS.source && SOURCE.test(source) ? source : "";
}
