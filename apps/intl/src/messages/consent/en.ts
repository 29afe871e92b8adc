import type { ConsentMessages } from "./consent-messages.ts";

/** English copy of the consent banner. */
export const consentMessages: ConsentMessages = {
  title: "May we note which browser you use?",
  text: "It helps us fix pages on phones like yours. Where the law asks for consent to counting visits, your answer covers that too. The site works the same if you decline, and you can change your mind later under “Privacy choices” in the footer.",
  policy: "Privacy policy",
  decline: "Decline",
  agree: "Agree",
};
