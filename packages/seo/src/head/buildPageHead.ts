import { originOf } from "../internal/address.ts";
import { LANGUAGE_TAGS } from "../languages.ts";
import { jsonLdScripts } from "../structured-data/json-ld.ts";
import { languageAlternates, type Twins } from "./alternates.ts";
import { canonicalPath, canonicalUrl, contentQueryString } from "./canonical.ts";
import { ICON_LINKS } from "./icons.ts";
import { documentMeta, openGraphMeta, twitterMeta } from "./meta-tags.ts";
import type { PageHeadInput } from "./page-head-input.ts";
import type { LinkTag, PageHead } from "./page-head.ts";

/**
 * The whole head of a page: title, description, keywords, canonical and language links, Open Graph and Twitter tags,
 * icons, and structured data.
 *
 * @param input - The page; addresses may be paths of `origin`, the result has absolute ones only.
 * @returns Plain data, the same for the same input.
 * @throws TypeError when `origin` or `desktopOrigin` is not an absolute http(s) address.
 */
export function buildPageHead(input: PageHeadInput): PageHead {
  const origin = originOf(input.origin);
  const canonical = canonicalUrl(input);
  return {
    htmlLang: LANGUAGE_TAGS[input.language],
    title: input.title,
    meta: [...documentMeta(input), ...openGraphMeta(input, canonical, origin), ...twitterMeta(input)],
    link: [
      { rel: "canonical", href: canonical },
      ...languageAlternates(origin, twinsWithSelf(input)).map(({ hreflang, href }): LinkTag => ({
        rel: "alternate",
        hreflang,
        href,
      })),
      ...ICON_LINKS,
    ],
    script: jsonLdScripts(input.structuredData),
  };
}

function twinsWithSelf(input: PageHeadInput): Twins {
  const self = canonicalPath(input.path) + contentQueryString(input.contentQuery);
  return { ...input.twins, [input.language]: self };
}
