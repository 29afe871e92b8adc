import type { AboutMessages } from "./about-messages.ts";

/** English copy of the about page. */
export const aboutMessages: AboutMessages = {
  pageTitle: (brand) => `About ${brand} | 500 marketers in Shenzhen and Wuhan`,
  description: (age) =>
    `${age} years of social media marketing in China: who we are, what we believe about attention, how we got here, and the people who answer your emails.`,
  keywords: ["China marketing agency", "Shenzhen agency", "Wuhan agency", "social media agency China"],
  eyebrow: "About us",
  title: "Attention is cheap.\nBeing remembered isn’t.",
  figures: { title: "The company in figures", age: "in Chinese social media", ageUnit: "years" },
  values: { eyebrow: "What we hold to", title: "Four habits we would\nnot sell" },
  timeline: { eyebrow: "How we got here", title: "From one tea shop\nto 3,000 brands" },
  team: { eyebrow: "People", title: "Who you will be\ntalking to" },
  offices: { eyebrow: "Offices", title: "Two cities,\none floor plan" },
  month: (year, month) => `${MONTHS[Number(month) - 1] ?? month} ${year}`,
  invitation: {
    title: "Come and see how\nwe work",
    text: "On a call, or at either office. The coffee is better in Wuhan.",
    action: "Contact us",
  },
};

const MONTHS: readonly string[] = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];
