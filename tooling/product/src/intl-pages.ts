import { listedPages } from "./listed-pages.ts";

/** The two languages of the English and Japanese site. */
export const INTL = [
  { key: "en", index: "/m/en-us", lang: 2, htmlLang: "en-US", other: "ja" },
  { key: "ja", index: "/m/jp", lang: 3, htmlLang: "ja", other: "en" },
] as const;

/** Pages by query with content that stays. */
const BY_QUERY = ["/article?title=privacy_policy", "/case?code=lipstick-to-cart"];

/** Addresses of a language's pages, its index first. */
export function intlPages(index: string): readonly string[] {
  const listed = listedPages("intl").filter((path) => `${path}/`.startsWith(`${index}/`));
  return [...listed, ...BY_QUERY.map((path) => index + path)];
}
