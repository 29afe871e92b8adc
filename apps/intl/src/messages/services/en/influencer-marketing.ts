import type { ServiceMessages } from "../service-messages.ts";

/** English copy of influencer marketing. */
export const serviceMessages: ServiceMessages = {
  headline: "Fame is priced.\nTrust is earned.",
  keywords: ["influencer marketing China", "KOL agency", "KOC seeding", "Xiaohongshu influencers"],
  argument: "The rate card is the least interesting page",
  steps: [
    {
      text: "Several thousand comments about your category, sorted by what people hope for, doubt and search.",
      duration: "Week 1",
    },
    {
      text: "A list with reasons: audience location, share of paid posts, how earlier partnerships sold. You may strike any name.",
      duration: "Week 2",
    },
    {
      text: "One page of facts that must be right, and no page of adjectives. Contracts, disclosure and usage rights are settled here.",
      duration: "Weeks 3–4",
    },
    {
      text: "After 72 hours we know which posts people save. Those get media; the rest are written up and left alone.",
      duration: "From week 5",
    },
  ],
  deliverables: [
    {
      title: "The list, with reasons",
      text: "Every creator we propose and every one we rejected, each with a sentence why.",
    },
    {
      title: "Signed usage rights",
      text: "What you may reuse, where and until when, before a post goes live.",
    },
    {
      title: "Cost per search and save",
      text: "A weekly table in English that ends in outcomes, creator by creator.",
    },
  ],
  questions: [
    {
      question: "Will you tell us what creators really charge?",
      answer:
        "Yes. You see the creator’s quote, the platform’s order fee and our own fee as three lines. We take no commission from creators.",
    },
    {
      question: "Can we approve posts before they go out?",
      answer:
        "Facts and claims, always. Wording, only where the law asks for it: an audience notices a sentence that a brand wrote.",
    },
    {
      question: "What if a creator gets into trouble?",
      answer:
        "Contracts carry a conduct clause with a refund, and we check three years of posts before proposing anyone. On the day it happens you hear from us first, with a plan.",
    },
    {
      question: "How small can we start?",
      answer:
        "Twenty to thirty small accounts and one question worth answering. That is enough to learn which story travels, and cheap enough to be wrong.",
    },
  ],
  invitation: {
    title: "Send us three names\nyou were quoted",
    text: "We will tell you whom they reach, and what we would pay. No charge, no obligation.",
  },
};
