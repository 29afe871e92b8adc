import type { ServiceMessages } from "../service-messages.ts";

/** English copy of media buying. */
export const serviceMessages: ServiceMessages = {
  headline: "Pay for what\nalready works",
  keywords: ["media buying China", "Xiaohongshu ads", "Douyin ads agency", "WeChat advertising"],
  argument: "A multiplier has no taste",
  steps: [
    {
      text: "What is a new customer, a lead or a search worth to you, after returns? That number is the ceiling, in writing.",
      duration: "Week 1",
    },
    {
      text: "Posts that people saved unprompted get a small budget first. Nothing made only for an ad slot goes ahead of them.",
      duration: "Weeks 2–3",
    },
    {
      text: "Bids rise beneath the ceiling, a step a day, while somebody reads the comments.",
      duration: "From week 4",
    },
    {
      text: "At the ceiling we stop, in festival weeks too. The unspent money is yours.",
      duration: "When due",
    },
  ],
  deliverables: [
    {
      title: "Accounts in your name",
      text: "You keep data, history and payment, whoever buys for you next year.",
    },
    {
      title: "Two figures, side by side",
      text: "What the platform reports and what your books say, every week, with the gap explained.",
    },
    {
      title: "A stop list",
      text: "What we switched off, when and at what cost, so that nobody buys it twice.",
    },
  ],
  questions: [
    {
      question: "How are you paid?",
      answer:
        "By a fixed monthly fee that we agree on in advance, with no commission on what you spend. Platform rebates are passed on in full and itemized in the monthly statement.",
    },
    {
      question: "Can a foreign company advertise at all?",
      answer:
        "Yes, through an approved agent or a Chinese entity. Health, beauty, education and finance need certificates; opening an account takes one to four weeks.",
    },
    {
      question: "What is a sensible first budget?",
      answer:
        "Enough for three hundred outcomes at your ceiling price. With fewer than that the result is mostly weather.",
    },
    {
      question: "Do we see the accounts ourselves?",
      answer: "From the first day, with a login of your own. We would rather you looked.",
    },
  ],
  invitation: {
    title: "Show us last month’s\nreport",
    text: "We mark what we would have stopped, and when. Free, and under a confidentiality agreement if you like.",
  },
};
