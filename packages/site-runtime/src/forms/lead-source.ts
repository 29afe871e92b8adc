import { LEAD_LIMITS } from "@wesdom/api-client";

/** Shape of a channel's or a campaign's name, in any script; anything else is nobody's link of ours and is left out. */
const SOURCE = /^[\p{L}\p{M}\p{N} ._/+:|()-]+$/u;

/**
 * The campaign that one of the addresses names as `utm_source`, or else the channel that one names as `source`, as our own
 * links do; empty: none does.
 */
export function leadSourceOf(...queries: readonly URLSearchParams[]): string {
  const named = ["utm_source", "source"].flatMap((key) => queries.map((query) => query.get(key) ?? ""));
  return named.find((source) => source.length <= LEAD_LIMITS.source && SOURCE.test(source)) ?? "";
}
