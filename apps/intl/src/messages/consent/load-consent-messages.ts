import type { CopyOf } from "../copy-of.ts";
import type { ConsentMessages } from "./consent-messages.ts";

/** Copy of the consent banner by language. */
export const CONSENT_MESSAGES: CopyOf<ConsentMessages> = {
  en: async () => (await import("./en.ts")).consentMessages,
  ja: async () => (await import("./ja.ts")).consentMessages,
};
