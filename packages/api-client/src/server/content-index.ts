import type { LanguageKey } from "@wesdom/facts";
import * as v from "valibot";

/** Where the API tells the site's server, and nobody else, what addresses can name. */
export const CONTENT_INDEX_PATH = "/content/index";

/** What of the content addresses name, in one language. */
export type LanguageContent = v.InferOutput<typeof LanguageContentSchema>;
const LanguageContentSchema = v.object({
  /** Articles and legal texts; `category` is `null` for one that stands in no list. */
  articles: v.array(v.object({ code: v.string(), title: v.string(), category: v.nullable(v.string()) })),
  /** Client cases. */
  stories: v.array(v.object({ code: v.string(), industry: v.string(), platform: v.string() })),
});

/** Everything that an address can name, at one moment. */
export type ContentIndex = v.InferOutput<typeof ContentIndexSchema>;
/** Schema of {@link ContentIndex}. */
export const ContentIndexSchema = v.object({
  zh: LanguageContentSchema,
  en: LanguageContentSchema,
  ja: LanguageContentSchema,
} satisfies Record<LanguageKey, typeof LanguageContentSchema>);
