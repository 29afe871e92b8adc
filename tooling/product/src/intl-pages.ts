/** The two languages of the English and Japanese site. */
export const INTL = [
  { key: "en", index: "/m/en-us", lang: 2, htmlLang: "en-US", other: "ja" },
  { key: "ja", index: "/m/jp", lang: 3, htmlLang: "ja", other: "en" },
] as const;

/** Pages of the site with content that stays: path below the index. */
export const INTL_PAGES = [
  { path: "/article" },
  { path: "/article?title=privacy_policy" },
  { path: "/case" },
  { path: "/case?code=lipstick-to-cart" },
  { path: "/services/influencer-marketing" },
  { path: "/services/live-commerce" },
  { path: "/services/marketing-technology" },
  { path: "/services/media-buying" },
  { path: "/services/social-media-management" },
  { path: "/about" },
  { path: "/contact-us" },
  { path: "/marketing-consultant" },
] as const;
