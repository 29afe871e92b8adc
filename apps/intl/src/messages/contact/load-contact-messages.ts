import type { CopyOf } from "../copy-of.ts";
import type { ContactMessages } from "./contact-messages.ts";

/** Copy of the pages with the long form, by language. */
export const CONTACT_MESSAGES: CopyOf<ContactMessages> = {
  en: async () => (await import("./en.ts")).contactMessages,
  ja: async () => (await import("./ja.ts")).contactMessages,
};
