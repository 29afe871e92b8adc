import type { FormTexts } from "./forms/form-texts.ts";
import { en } from "./forms/en.ts";
import { ja } from "./forms/ja.ts";
import { zh } from "./forms/zh.ts";
import type { Locale } from "./localized.ts";

/** Texts of the form stories. */
export const FORM_TEXTS: Readonly<Record<Locale, FormTexts>> = { zh, en, ja };
