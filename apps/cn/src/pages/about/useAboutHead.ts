import { LOGO_PATH, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/about.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import { ABOUT_PATH } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** Head of the page about the company: the organisation with its offices and accounts. */
export function useAboutHead({ introduction }: AboutData, age: number): void {
  const { settings } = useSiteEnvironment();
  const { name } = settings.brand.zh;
  const { weibo, xiaohongshu, bilibili, zhihu } = settings.links.social;
  const description = texts.description({ brand: name, age });
  useSitePageHead("zh", {
    path: ABOUT_PATH,
    title: texts.documentTitle({ brand: name }),
    description,
    keywords: texts.keywords,
    card: "about",
    twins: { zh: ABOUT_PATH, en: "/m/en-us/about", ja: "/m/jp/about" },
    structuredData: ({ language, origin, indexPath }) => [
      [
        "organization",
        {
          language,
          origin,
          name,
          alternateName: settings.brand.en.name,
          description,
          logo: LOGO_PATH,
          foundingDate: introduction.founded,
          sameAs: [weibo, xiaohongshu, bilibili, zhihu],
          phone: settings.contact.zh.phone,
          email: settings.contact.zh.email,
          areaServed: "CN",
          addresses: introduction.offices.map(({ city, address }) => ({
            country: "CN",
            locality: city,
            street: address,
          })),
        },
      ],
      [
        "breadcrumb",
        origin,
        [
          { name: frame.menu.home, url: indexPath },
          { name: texts.eyebrow, url: ABOUT_PATH },
        ],
      ],
    ],
  });
}
