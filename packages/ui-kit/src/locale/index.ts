export type { KitLocale, KitLocaleOverrides, KitTexts } from "./kitLocale.ts";
export { mergeLocale } from "./mergeLocale.ts";
