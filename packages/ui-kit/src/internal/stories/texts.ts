import type { Locale } from "./localized.ts";
import { en } from "./texts/en.ts";
import { ja } from "./texts/ja.ts";
import type { Texts } from "./texts/types.ts";
import { zh } from "./texts/zh.ts";
import { withLines } from "./withLines.ts";

/** Texts of the stories: what the sites really say, and the longest of it. */
export const TEXTS: Readonly<Record<Locale, Texts>> = withLines({ zh, en, ja });
