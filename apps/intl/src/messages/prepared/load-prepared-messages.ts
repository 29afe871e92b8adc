import type { CopyOf } from "../copy-of.ts";
import type { PreparedMessages } from "./prepared-messages.ts";

/** Copy of the pages that are being prepared, by language. */
export const PREPARED_MESSAGES: CopyOf<PreparedMessages> = {
  en: async () => (await import("./en.ts")).preparedMessages,
  ja: async () => (await import("./ja.ts")).preparedMessages,
};
