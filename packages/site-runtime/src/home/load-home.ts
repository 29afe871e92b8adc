import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import {
  bannerPage,
  brandingList,
  callsOf,
  type ApiClient,
  type ArticleCard,
  type Banner,
  type Brand,
  type Introduction,
  type Service,
  type Story,
} from "@wesdom/api-client";

/** What a home page shows; nothing that it does not show travels with it. */
export interface HomeData {
  readonly banners: readonly Banner[];
  readonly brands: readonly Brand[];
  readonly stories: readonly Pick<
    Story,
    "code" | "title" | "headline" | "picture" | "brand" | "industry" | "platform"
  >[];
  readonly articles: readonly Pick<
    ArticleCard,
    "code" | "title" | "category" | "readingMinutes" | "picture"
  >[];
  readonly services: readonly Pick<Service, "code" | "title" | "tagline">[];
  readonly introduction: Pick<Introduction, "founded" | "figures" | "reasons" | "process">;
}

/** How much of each list a home page shows. */
export interface HomeCounts {
  readonly stories: number;
  readonly articles: number;
}

/**
 * Asks the API for everything on a home page at once.
 *
 * @throws ApiError of the first call that fails.
 */
export async function loadHome(api: ApiClient, language: LanguageKey, counts: HomeCounts): Promise<HomeData> {
  const calls = callsOf(LANGUAGES[language].Lang);
  const [banners, brands, stories, articles, introduction] = await Promise.all([
    api.call(bannerPage, { query: {} }),
    api.call(brandingList, {}),
    api.call(calls.stories, { query: { pageSize: counts.stories } }),
    api.call(calls.articles, { query: { pageSize: counts.articles } }),
    api.call(calls.introduction, {}),
  ]);
  const { founded, figures, reasons, process, services } = introduction;
  return {
    banners: banners.list,
    brands,
    stories: stories.list.map(({ code, title, headline, picture, brand, industry, platform }) => ({
      code,
      title,
      headline,
      picture,
      brand,
      industry,
      platform,
    })),
    articles: articles.list.map(({ code, title, category, readingMinutes, picture }) => ({
      code,
      title,
      category,
      readingMinutes,
      picture,
    })),
    services: services.map(({ code, title, tagline }) => ({ code, title, tagline })),
    introduction: { founded, figures, reasons, process },
  };
}
