import type { LanguageKey } from "@wesdom/facts";

/** What of the content addresses name, in one language. */
export interface LanguageContent {
  /** Articles and legal texts. */
  readonly articles: readonly IndexedArticle[];
  /** Client cases. */
  readonly stories: readonly IndexedStory[];
}

/** An article as addresses name it. */
export interface IndexedArticle {
  readonly code: string;
  readonly title: string;
  /** Id of its category, `null` for a text that stands in no list. */
  readonly category: string | null;
}

/** A client case as addresses name it. */
export interface IndexedStory {
  readonly code: string;
  /** Id of its industry. */
  readonly industry: string;
  /** Id of its platform. */
  readonly platform: string;
}

/** Everything that an address can name, at one moment. */
export type ContentIndex = Readonly<Record<LanguageKey, LanguageContent>>;
