import type { ServiceMessages } from "../service-messages.ts";

/** English copy of marketing technology. */
export const serviceMessages: ServiceMessages = {
  headline: "One table that\neverybody believes",
  keywords: ["China marketing technology", "China CDP", "WeChat CRM", "marketing data platform China"],
  argument: "Add up the platforms and you have sold more than you made",
  steps: [
    {
      text: "Which choices do you make every week, and who makes them? Anything that informs none of them is left out.",
      duration: "Weeks 1–2",
    },
    {
      text: "Stores, platforms, WeChat, service desk: the few sources those choices need, with consent checked at each one.",
      duration: "Weeks 3–6",
    },
    {
      text: "What counts as a new customer, a return, a cost? Both sides sign one page. Arguments about words end there.",
      duration: "Week 4",
    },
    {
      text: "Refill reminders, lead scoring, the Monday report. People keep the judgment, machines keep the calendar.",
      duration: "From week 7",
    },
  ],
  deliverables: [
    {
      title: "A data map",
      text: "What is collected, why, on which legal ground and where it lies. Your counsel gets a copy.",
    },
    {
      title: "One weekly page",
      text: "Five figures, their definitions and the decision each of them supports.",
    },
    {
      title: "A documented way out",
      text: "Tables, code and dashboards in your name, with instructions for whoever comes next.",
    },
  ],
  questions: [
    {
      question: "Can the data leave China?",
      answer:
        "Personal data stays on servers in China. Aggregates can travel to your own tools by a route your legal department has seen and approved.",
    },
    {
      question: "We already have a global CDP. Do we need another one?",
      answer:
        "Usually not. We feed yours with what it may lawfully receive, and keep the rest in a small store on the Chinese side.",
    },
    {
      question: "How do you credit a sale to a channel?",
      answer:
        "By holding something back: regions, days or audiences that see nothing. Where a test is impossible we give a range and call it one.",
    },
    {
      question: "Who maintains it after launch?",
      answer:
        "Either side. About half of our clients take it over within two years, and the handoff is part of the first contract.",
    },
  ],
  invitation: {
    title: "Which two reports\ndisagree?",
    text: "Send them over. Finding out why is our idea of a good first meeting.",
  },
};
