import type { ArticleMessages } from "./article-messages.ts";

/** English copy of the article page. */
export const articleMessages: ArticleMessages = {
  list: {
    title: "China, explained\nwithout the hype",
    pageTitle: (brand) => `Notes from the field | ${brand}`,
    description:
      "Working notes on social media marketing in China: budgets, creators, live rooms and the numbers behind them, written by the people who do the job.",
    keywords: ["China marketing articles", "Xiaohongshu guide", "Douyin guide", "China e-commerce notes"],
    eyebrow: "Notes from the field",
    lead: "What we learned this year, including what it cost.",
    label: "Articles",
  },
  search: {
    label: "Search our notes",
    placeholder: "Budget, creators, WeChat…",
    pageTitle: (keyword, brand) => `“${keyword}” in our notes | ${brand}`,
    found: (count, keyword) => `${count} ${count === 1 ? "note mentions" : "notes mention"} “${keyword}”`,
    emptyTitle: (keyword) => `Nothing on “${keyword}” yet`,
    emptyText: "Try a broader word, or ask us: the answer may become the next note.",
    all: "See all notes",
  },
  minutes: (count) => `${count} min read`,
  updated: (date) => `Updated ${date}`,
  inForceSince: (date) => `Last revised ${date}`,
  pageTitle: (title, brand) => `${title} | ${brand}`,
  related: "Read next",
  tags: "Subjects",
  invitation: {
    title: "Does this sound like your market?",
    text: "Send us the awkward version of the question. A person who works on it every day will answer.",
    action: "Talk to a consultant",
  },
};
