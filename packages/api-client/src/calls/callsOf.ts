import type { LangId } from "@wesdom/facts";
import * as calls from "./calls.ts";

/** The calls that exist once for Chinese and once for English and Japanese. */
export interface LanguageCalls {
  readonly stories: typeof calls.storiesPage;
  readonly articles: typeof calls.articlePage;
  readonly article: typeof calls.articleByCode;
  readonly introduction: typeof calls.introductionInfo;
  readonly channelRedirect: typeof calls.channelRedirect;
  readonly appeal: typeof calls.appeal;
}

/**
 * The twins that a page of a language calls.
 *
 * @param lang - 1 Chinese, 2 English, 3 Japanese.
 */
export function callsOf(lang: LangId): LanguageCalls {
  return lang === 1
    ? {
        stories: calls.storiesPage,
        articles: calls.articlePage,
        article: calls.articleByCode,
        introduction: calls.introductionInfo,
        channelRedirect: calls.channelRedirect,
        appeal: calls.appeal,
      }
    : {
        stories: calls.enStoriesPage,
        articles: calls.enArticleMain,
        article: calls.enArticleByCode,
        introduction: calls.enIntroductionInfo,
        channelRedirect: calls.enChannelRedirect,
        appeal: calls.enAppeal,
      };
}
