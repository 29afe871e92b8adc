import type { ServicesMessages } from "../service-messages.ts";

/** English copy that the services pages share. */
export const servicesMessages: ServicesMessages = {
  pageTitle: (service, brand) => `${service} in China | ${brand}`,
  argument: "Our view",
  deliverables: { eyebrow: "What you get", title: "On your desk,\nnot in our deck" },
  process: { eyebrow: "How it goes", title: "Four steps,\neach with an exit" },
  figures: { eyebrow: "In numbers", title: "What stands behind it" },
  cases: { eyebrow: "Client cases", title: "Where it worked", more: "See all cases" },
  questions: { eyebrow: "Questions", title: "Asked in most first calls" },
  action: "Talk to a consultant",
};
