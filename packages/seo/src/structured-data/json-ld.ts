import type { JsonLdScript } from "../head/page-head.ts";
import type { StructuredRecord } from "./structured-record.ts";

const LESS_THAN = /</g;

/**
 * Serialises a record for a `<script>` element: without `<`, no text in it can close the element or open a comment.
 *
 * @param data - Any JSON value.
 */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replace(LESS_THAN, "\\u003c");
}

/** JSON-LD blocks of a page; of records with the same key the last one stays. */
export function jsonLdScripts(records: readonly StructuredRecord[]): JsonLdScript[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  return [...byKey.values()].map(({ key, data }) => ({
    key,
    type: "application/ld+json",
    innerHTML: serializeJsonLd(data),
  }));
}
