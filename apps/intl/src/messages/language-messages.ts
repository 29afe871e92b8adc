import type { KitLocale } from "@wesdom/ui-kit/locale";
import type { Messages } from "./messages.ts";

/** Languages of this site. */
export type SiteLanguage = "en" | "ja";

/** A language with its copy. */
export interface LanguageMessages {
  readonly language: SiteLanguage;
  readonly messages: Messages;
  /** The few texts that components of the kit have of their own. */
  readonly kit: KitLocale;
}
