/** The two languages of the English and Japanese site. */
export const INTL = [
  { key: "en", index: "/m/en-us", lang: 2, htmlLang: "en-US", other: "ja" },
  { key: "ja", index: "/m/jp", lang: 3, htmlLang: "ja", other: "en" },
] as const;

/** Pages of the site with content that stays: path below the index, and whether a form lies on it. */
export const INTL_PAGES = [
  { path: "/article", form: false },
  { path: "/article?title=privacy_policy", form: false },
  { path: "/case", form: false },
  { path: "/case?code=lipstick-to-cart", form: false },
  { path: "/services/influencer-marketing", form: false },
  { path: "/services/live-commerce", form: false },
  { path: "/services/marketing-technology", form: false },
  { path: "/services/media-buying", form: false },
  { path: "/services/social-media-management", form: false },
  { path: "/about", form: false },
  { path: "/contact-us", form: true },
  { path: "/marketing-consultant", form: true },
] as const;
