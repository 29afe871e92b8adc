import type { CopyOf } from "../copy-of.ts";
import type { CaseMessages } from "./case-messages.ts";

/** Copy of the client cases by language. */
export const CASE_MESSAGES: CopyOf<CaseMessages> = {
  en: async () => (await import("./en.ts")).caseMessages,
  ja: async () => (await import("./ja.ts")).caseMessages,
};
