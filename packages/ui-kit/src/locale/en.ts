import type { KitLocale } from "./kitLocale.ts";

/** English. */
export const en: KitLocale = {
  lang: "en-US",
  common: { close: "Close", confirm: "OK", cancel: "Cancel", retry: "Try again", loading: "Loading" },
};
