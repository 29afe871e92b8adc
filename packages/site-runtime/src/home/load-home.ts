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
import { cleanHtml } from "../browser/clean-html.ts";
import { withMediaBase } from "../settings/company-facts.ts";
import type { PublicSettings } from "../settings/public-settings.ts";

/** What a home page shows of a case. */
type HomeStory = Pick<Story, "code" | "title" | "headline" | "picture" | "industry" | "platform">;

/** Marks of clients on a home page: a wall that is taken in at a glance. */
const BRANDS_SHOWN = 12;

/** A case at work: its live room, as markup that is safe to be set, and the surface of that. */
export type HomeWork = Pick<Story, "code" | "title" | "headline" | "brand" | "platform"> &
  NonNullable<Story["live"]>;

/** What a home page shows; nothing that it does not show travels with it. */
export interface HomeData {
  readonly banners: readonly Banner[];
  readonly brands: readonly Pick<Brand, "id" | "name" | "picture">[];
  /** A case that is not among `stories`; left out when there is none of that code, or it shows no live room with its product. */
  readonly work?: HomeWork | undefined;
  readonly stories: readonly HomeStory[];
  readonly articles: readonly Pick<
    ArticleCard,
    "code" | "title" | "category" | "readingMinutes" | "picture"
  >[];
  readonly services: readonly Pick<Service, "code" | "title" | "tagline" | "story">[];
  readonly introduction: Pick<Introduction, "founded" | "figures" | "reasons">;
}

/** How much of each list a home page shows. */
export interface HomeCounts {
  readonly stories: number;
  readonly articles: number;
  /** Code of the case that is shown at work. */
  readonly work: string;
}

/**
 * Asks the API for everything on a home page at once.
 *
 * @throws ApiError of the first call that fails.
 */
export async function loadHome(
  api: ApiClient,
  language: LanguageKey,
  counts: HomeCounts,
  settings: PublicSettings,
): Promise<HomeData> {
  const calls = callsOf(LANGUAGES[language].Lang);
  const [banners, brands, stories, shown, articles, introduction] = await Promise.all([
    api.call(bannerPage, { query: {} }),
    api.call(brandingList, {}),
    api.call(calls.stories, { query: { pageSize: counts.stories + 1 } }),
    api.call(calls.stories, { query: { code: counts.work } }),
    api.call(calls.articles, { query: { pageSize: counts.articles } }),
    api.call(calls.introduction, {}),
  ]);
  const { founded, figures, reasons, services } = introduction;
  const work = await workOf(shown.list[0], settings);
  // The newest opens the list of all cases: here others lead up to it.
  const [newest, ...others] = stories.list.filter(({ code }) => code !== work?.code).slice(0, counts.stories);
  return {
    banners: banners.list,
    brands: brands.slice(0, BRANDS_SHOWN).map(({ id, name, picture }) => ({ id, name, picture })),
    ...(work ? { work } : {}),
    stories: [...others, ...(newest ? [newest] : [])].map(
      ({ code, title, headline, picture, industry, platform }) => ({
        code,
        title,
        headline,
        picture,
        industry,
        platform,
      }),
    ),
    articles: articles.list.map(({ code, title, category, readingMinutes, picture }) => ({
      code,
      title,
      category,
      readingMinutes,
      picture,
    })),
    services: services.map(({ code, title, tagline, story }) => ({
      code,
      title,
      tagline,
      ...(story && { story }),
    })),
    introduction: { founded, figures, reasons },
  };
}

async function workOf(story: Story | undefined, settings: PublicSettings): Promise<HomeWork | undefined> {
  if (!story?.live) return undefined;
  const { code, title, headline, brand, platform, live } = story;
  const html = await cleanHtml(withMediaBase(live.html, settings));
  return { code, title, headline, brand, platform, ground: live.ground, html };
}
