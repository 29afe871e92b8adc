import type { JsonLdObject, WithContext } from "schema-dts";

/** A structured-data record with the key that names it within a page. */
export interface StructuredRecord<Data extends JsonLdObject = JsonLdObject> {
  /** A later record of the same key replaces this one. */
  readonly key: string;
  readonly data: WithContext<Data>;
}

/** Vocabulary of every record. */
export const SCHEMA_CONTEXT = "https://schema.org";
