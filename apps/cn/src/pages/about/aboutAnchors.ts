/** Path of the page about the company. */
export const ABOUT_PATH = "/m/zh-cn/about";

/** Fragments of the sections of the page. */
export const ABOUT_ANCHORS = {
  company: "company",
  team: "team",
  culture: "culture",
  history: "history",
  offices: "offices",
  join: "join",
} as const;
