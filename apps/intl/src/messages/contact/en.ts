import type { ContactMessages } from "./contact-messages.ts";

/** English copy of contact-us and marketing-consultant. */
export const contactMessages: ContactMessages = {
  contact: {
    pageTitle: (brand) => `Contact ${brand}`,
    description:
      "Write to a social media marketing team in Shenzhen and Wuhan. A person who works on your market replies in English within one working day.",
    keywords: ["contact", "China marketing agency contact", "social media agency Shenzhen"],
    eyebrow: "Contact us",
    title: "Ask us the\nawkward question",
    lead: "A person who works on it every day writes back within one working day, China time.",
    submit: "Send the question",
  },
  consultant: {
    pageTitle: (brand) => `Talk to a marketing consultant | ${brand}`,
    description:
      "Tell a marketing consultant where your brand stands in China. You get an honest first opinion in English, free of charge.",
    keywords: ["China marketing consultant", "free consultation", "China market entry advice"],
    eyebrow: "Marketing consultant",
    title: "Half an hour with\nsomeone who knows",
    lead: "Leave a few lines. Your consultant reads them, looks at your channels, and proposes a time.",
    submit: "Book the call",
  },
  back: "Back to home",
  form: {
    company: "Company (optional)",
    companyPlaceholder: "Your company or brand",
    country: "Country or area (optional)",
    countryPlaceholder: "Canada",
    phone: "Phone (optional)",
    phonePlaceholder: "+1 604 555 0199",
    messenger: "Messenger (optional)",
    messengerPlaceholder: "WhatsApp, WeChat or LINE ID",
    services: "What is it about? (optional)",
    needs: "Your message",
    needsOptional: "Your message (optional)",
    needsPlaceholder: "We launch in March and nobody in Shanghai has heard of us yet.",
  },
  card: {
    heading: "Who will answer",
    text: "Reads every inquiry in person, and says so when we are not the right people.",
    email: "Email",
    wechat: "Scan with WeChat to follow us",
    whatsapp: "Chat on WhatsApp",
  },
  sent: { next: "While you wait", cases: "Read client cases" },
};
