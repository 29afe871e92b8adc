import { LANGUAGES, withoutPhraseBreaks } from "@wesdom/facts";
import {
  article,
  breadcrumb,
  buildPageHead,
  faq,
  organization,
  service,
  website,
  websiteWithSearch,
  type PageHead,
  type StructuredRecord,
} from "@wesdom/seo";
import { headSite, type PageRecord, type RecordBuilders, type SaidPage } from "./site-page.ts";
import { contentPage } from "./useContentHead.ts";

/** Size of a share image in pixels. */
const SHARE_IMAGE = { width: 1200, height: 630 };

const BUILDERS: RecordBuilders = { article, breadcrumb, faq, organization, service, websiteWithSearch };

/** The head of a page of a site. */
export function sitePageHead({ said, surroundings }: SaidPage): PageHead {
  const { language, settings, origin } = surroundings;
  const page = "pageTitle" in said ? contentPage(said, language, settings.apiBase) : said;
  const records = page.structuredData?.(headSite(page, surroundings)) ?? [];
  const siteName = settings.brand[language].name;
  const { indexPath } = LANGUAGES[language];
  const card = page.card
    ? `${settings.apiBase}/media/share/${language}/page-${page.card}.jpg`
    : `/m/brand/share-${language}.jpg`;
  const head = buildPageHead({
    language,
    origin,
    desktopOrigin: settings.desktopOrigin,
    path: page.path,
    contentQuery: page.contentQuery,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    image: page.image ?? { url: card, ...SHARE_IMAGE, alt: page.title },
    type: page.article ? "article" : "website",
    article: page.article,
    twins: page.twins ?? {},
    noindex: page.noindex ?? false,
    siteName,
    structuredData: [website({ language, origin, name: siteName, url: indexPath }), ...records.map(build)],
  });
  // Titles come with their breaks, which are for the eye alone.
  return JSON.parse(withoutPhraseBreaks(JSON.stringify(head))) as PageHead;
}

function build([name, ...told]: PageRecord): StructuredRecord {
  return (BUILDERS[name] as (...told: readonly unknown[]) => StructuredRecord)(...told);
}
