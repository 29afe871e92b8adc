import type { LanguageTag } from "../languages.ts";

/** A `<meta>` element: attribute name to value. */
export type MetaTag = Readonly<Record<string, string>>;

/** A `<link>` element: attribute name to value. */
export type LinkTag = Readonly<Record<string, string>>;

/** A JSON-LD block. */
export interface JsonLdScript {
  /** Names the block within the document: a later one of the same key replaces it. */
  readonly key: string;
  readonly type: "application/ld+json";
  /** Serialised record; contains no `<`. */
  readonly innerHTML: string;
}

/** The head of one page as plain data, ready for any renderer. */
export interface PageHead {
  /** Value of `<html lang>`. */
  readonly htmlLang: LanguageTag;
  readonly title: string;
  readonly meta: readonly MetaTag[];
  readonly link: readonly LinkTag[];
  readonly script: readonly JsonLdScript[];
}
