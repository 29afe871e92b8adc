import type { ServiceMessages } from "../service-messages.ts";

/** English copy of live commerce. */
export const serviceMessages: ServiceMessages = {
  headline: "Sell live.\nKeep the margin.",
  keywords: ["live commerce China", "Douyin live streaming agency", "Taobao Live", "live shopping studio"],
  argument: "Gross is a rumor. What remains is the business",
  steps: [
    {
      text: "Price, returns, commission, media and shipping on one sheet. If nothing remains at the bottom, we stop here and say so.",
      duration: "Week 1",
    },
    {
      text: "Set, stock and rundown follow the one question viewers keep asking. A modest room opens sooner and teaches more.",
      duration: "Weeks 2–3",
    },
    {
      text: "Two weeks with the product before the first minute on air. Part of a host’s pay depends on returns.",
      duration: "Weeks 3–4",
    },
    {
      text: "Exits marked on a timeline, questions counted, tonight’s script changed. Every day, before lunch.",
      duration: "Daily, on air",
    },
  ],
  deliverables: [
    {
      title: "A result for every session",
      text: "Sales after returns, media, commission and stock, by noon on the next day.",
    },
    {
      title: "A question log",
      text: "What viewers asked, how often, and what your product page should say about it.",
    },
    {
      title: "A room in your name",
      text: "The account, its followers and its data are yours if you ever move on.",
    },
  ],
  questions: [
    {
      question: "Do we need a celebrity host?",
      answer:
        "Rarely. A large host’s room is paid sampling: useful for a launch, expensive as a habit. Products that need more than a minute of explanation do better in a room of their own.",
    },
    {
      question: "What return rate should we expect?",
      answer:
        "Between 8% and 40%, depending on the category. Fashion sits at the upper end. We model it before the first session and pay hosts by what stays sold.",
    },
    {
      question: "Does somebody from headquarters have to be there?",
      answer:
        "No. You can watch live, and the recording with notes in English is in your inbox the next morning.",
    },
    {
      question: "Can you sell cross-border, without a Chinese entity?",
      answer:
        "For most consumer goods, through bonded or direct shipping. Some categories need registration first; we check yours before anything is built.",
    },
  ],
  invitation: {
    title: "Bring a price list.\nLeave with a margin.",
    text: "We run your numbers through the same sheet we use for our own rooms, in one call.",
  },
};
