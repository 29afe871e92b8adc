import { ja as kit } from "@wesdom/ui-kit/locale/ja";
import { ja as messages } from "./ja.ts";
import type { LanguageMessages } from "./language-messages.ts";

/** Japanese: the copy of all pages, and the kit's. */
export const japanese: LanguageMessages = { language: "ja", messages, kit };
