import { en as kit } from "@wesdom/ui-kit/locale/en";
import { en as messages } from "./en.ts";
import type { LanguageMessages } from "./language-messages.ts";

/** English: the copy of all pages, and the kit's. */
export const english: LanguageMessages = { language: "en", messages, kit };
