import type { CaseMessages } from "./case-messages.ts";

/** English copy of the client cases. */
export const caseMessages: CaseMessages = {
  list: {
    title: "Results make the\nbest proposal",
    pageTitle: (brand) => `Client cases in China, with their numbers | ${brand}`,
    description:
      "What brands asked for, what we did on Xiaohongshu, Douyin, WeChat, Weibo and Bilibili, and what came of it: client cases with figures, disappointments included.",
    keywords: ["China marketing case studies", "Xiaohongshu case", "Douyin case", "live commerce results"],
    eyebrow: "Client cases",
    lead: "Each one starts with a number the client signed off on.",
    label: "Client cases",
    all: "All",
    industry: "Industry",
    platform: "Platform",
    shown: (count) => (count === 1 ? "1 case" : `${count} cases`),
    emptyTitle: "No case for this combination",
    emptyText: "We may well have done it without being allowed to say so. Ask us.",
  },
  detail: {
    pageTitle: (title, brand) => `${title} | Client case | ${brand}`,
    back: "All client cases",
    facts: "At a glance",
    client: "Client",
    industry: "Industry",
    platform: "Platform",
    services: "What we did",
    period: "When",
    figures: "What came of it",
    more: "More cases like this one",
  },
  invitation: {
    title: "What number would\nyou want here?",
    text: "Tell us, and we will tell you what it would take, or that it cannot be done.",
    action: "Start a conversation",
  },
};
