/** The home pages with what tells them apart. */
export const HOMES = [
  { key: "zh", path: "/m/zh-cn", htmlLang: "zh-CN", lang: 1, api: "" },
  { key: "en", path: "/m/en-us", htmlLang: "en-US", lang: 2, api: "/en" },
  { key: "ja", path: "/m/jp", htmlLang: "ja", lang: 3, api: "/en" },
] as const;

/** A home page of each site: English and Japanese are one site with the same code. */
export const HOME_OF_EACH_SITE = HOMES.filter(({ key }) => key !== "ja");

/** One of {@link HOMES}. */
export type Home = (typeof HOMES)[number];
