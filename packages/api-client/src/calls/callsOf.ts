import type { LangId } from "@wesdom/facts";
import * as calls from "./calls.ts";

const CHINESE = {
  stories: calls.storiesPage,
  articles: calls.articlePage,
  article: calls.articleByCode,
  introduction: calls.introductionInfo,
  channelRedirect: calls.channelRedirect,
  appeal: calls.appeal,
} as const;

/** The calls that exist once for Chinese and once for English and Japanese. */
export type LanguageCalls = typeof CHINESE;

const ABROAD: LanguageCalls = {
  stories: calls.enStoriesPage,
  articles: calls.enArticleMain,
  article: calls.enArticleByCode,
  introduction: calls.enIntroductionInfo,
  channelRedirect: calls.enChannelRedirect,
  appeal: calls.enAppeal,
};

/**
 * The twins that a page of a language calls.
 *
 * @param lang - 1 Chinese, 2 English, 3 Japanese.
 */
export function callsOf(lang: LangId): LanguageCalls {
  return lang === 1 ? CHINESE : ABROAD;
}
