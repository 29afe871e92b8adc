import { en } from "./content/en.ts";
import { ja } from "./content/ja.ts";
import type { ContentTexts } from "./content/types.ts";
import { zh } from "./content/zh.ts";
import type { Locale } from "./localized.ts";
import { withLines } from "./withLines.ts";

/** Texts of the stories about articles, people, places and lists. */
export const CONTENT: Readonly<Record<Locale, ContentTexts>> = withLines({ zh, en, ja });
