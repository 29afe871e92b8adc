import type { ServiceMessages } from "../service-messages.ts";

/** English copy of social media management. */
export const serviceMessages: ServiceMessages = {
  headline: "Speak daily.\nSound like yourself.",
  keywords: [
    "China social media management",
    "WeChat account management",
    "Weibo agency",
    "Xiaohongshu brand account",
  ],
  argument: "Translated posts are easy to recognize",
  steps: [
    {
      text: "Service, reference, conversation or explanation: one job for each account, and a sentence saying so.",
      duration: "Week 1",
    },
    {
      text: "How the brand speaks in Chinese, with examples, and a short list of what it never says.",
      duration: "Weeks 2–3",
    },
    {
      text: "Fewer posts, on days people can rely on. Global campaigns are rebuilt around a local reason, or skipped.",
      duration: "From week 4",
    },
    {
      text: "A monthly page of what people asked and complained about, with counts, for the people who make the product.",
      duration: "Monthly",
    },
  ],
  deliverables: [
    {
      title: "A voice, in writing",
      text: "The style guide in Chinese and English, so that both sides can tell when we miss it.",
    },
    {
      title: "Replies within two hours",
      text: "9 a.m. to 11 p.m. China time on working days, by people who know the product.",
    },
    {
      title: "The page of questions",
      text: "What the market wants to know this month. Product teams read it first.",
    },
  ],
  questions: [
    {
      question: "Which platforms do we need?",
      answer:
        "One or two. Where people look for your category decides, and we can show you. An account that nobody tends costs more than a missing one.",
    },
    {
      question: "How does approval work across time zones?",
      answer:
        "A monthly plan in English, approved once. A list sorts topics into yours and ours, and only yours wait for you.",
    },
    {
      question: "Can you take over an existing account?",
      answer:
        "Yes, including registration in your name where an earlier agency kept it. We read the last year of comments before writing a line.",
    },
    {
      question: "What happens in a crisis?",
      answer:
        "Anything touching safety, price or law goes to your named contact within 30 minutes, with facts, a draft and our advice.",
    },
  ],
  invitation: {
    title: "Let us read your\nlast hundred replies",
    text: "You get two pages back: what people asked, what they heard, and what we would have said.",
  },
};
