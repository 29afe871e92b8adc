import type { PreparedMessages } from "./prepared-messages.ts";

/** English copy of the pages that are being prepared. */
export const preparedMessages: PreparedMessages = {
  pageTitle: (service, brand) => `${service} | ${brand}`,
  title: (service) => `${service}: this page is being prepared`,
  text: "We already do the work; writing about it properly takes us a little longer. A consultant can tell you today what it involves and what it costs.",
  consultant: "Ask a consultant",
  home: "Back to home",
};
