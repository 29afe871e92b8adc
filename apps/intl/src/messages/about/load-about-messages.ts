import type { CopyOf } from "../copy-of.ts";
import type { AboutMessages } from "./about-messages.ts";

/** Copy of the about page by language. */
export const ABOUT_MESSAGES: CopyOf<AboutMessages> = {
  en: async () => (await import("./en.ts")).aboutMessages,
  ja: async () => (await import("./ja.ts")).aboutMessages,
};
