import type { CopyOf } from "../copy-of.ts";
import type { ArticleMessages } from "./article-messages.ts";

/** Copy of the article page by language. */
export const ARTICLE_MESSAGES: CopyOf<ArticleMessages> = {
  en: async () => (await import("./en.ts")).articleMessages,
  ja: async () => (await import("./ja.ts")).articleMessages,
};
