import { INTL, intlPages } from "@wesdom/product/intl-pages";

/** The pages that are measured. */
export const PAGES = ["/m/zh-cn", "/m/en-us", "/m/jp"] as const;

const CN_PATHS = [
  "",
  "/about",
  "/case",
  "/case?code=lipstick-to-cart",
  "/message",
  "/article?title=privacy_policy",
  "/common/Reservation?type=nav",
  "/common/custom",
  "/common/login",
];

/** Every page of the sites, one of each kind of content. */
export const everyPage = (): readonly string[] => [
  ...CN_PATHS.map((path) => `/m/zh-cn${path}`),
  ...INTL.flatMap(({ index }) => intlPages(index)),
];

/** Middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
