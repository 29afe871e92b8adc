import {
  enArticleMain,
  bannerPage,
  brandingList,
  enIntroductionInfo,
  enStoriesPage,
  type ApiClient,
  type ArticleCard,
  type Banner,
  type Brand,
  type Introduction,
  type Office,
  type Service,
  type Story,
} from "@wesdom/api-client";

/** Stories on the home page. */
const STORY_COUNT = 3;
/** Articles on the home page. */
const ARTICLE_COUNT = 3;

/** What the home page shows; nothing that it does not show travels with it. */
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
  readonly offices: readonly Pick<Office, "city" | "district" | "address">[];
}

/** Asks the API for everything on the home page at once. */
export async function loadHome(api: ApiClient): Promise<HomeData> {
  const [banners, brands, stories, articles, introduction] = await Promise.all([
    api.call(bannerPage, { query: {} }),
    api.call(brandingList, {}),
    api.call(enStoriesPage, { query: { pageSize: STORY_COUNT } }),
    api.call(enArticleMain, { query: { pageSize: ARTICLE_COUNT } }),
    api.call(enIntroductionInfo, {}),
  ]);
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
    services: introduction.services.map(({ code, title, tagline }) => ({ code, title, tagline })),
    introduction: {
      founded: introduction.founded,
      figures: introduction.figures,
      reasons: introduction.reasons,
      process: introduction.process,
    },
    offices: introduction.offices.map(({ city, district, address }) => ({ city, district, address })),
  };
}
