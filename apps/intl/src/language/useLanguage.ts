import type { Copy } from "virtual:copy";
import { LANGUAGES } from "@wesdom/site-runtime";
import { createContext, use, type Context } from "react";
import type { PageCopy } from "./loadCopy.ts";
import type { SiteLanguage } from "./site-language.ts";

/** A language, with what each of its pages says around its own. */
export interface LanguageFrame extends PageCopy<"frame"> {
  readonly language: SiteLanguage;
}

export const LanguageContext: Context<LanguageFrame | null> = createContext<LanguageFrame | null>(null);

/** What a page knows of its language. */
interface PageLanguage {
  readonly language: SiteLanguage;
  readonly frame: Copy["frame"];
  readonly indexPath: string;
  /** Address of the privacy policy. */
  readonly policy: string;
}

/** Language, frame and addresses of the page. @throws outside {@link LanguageContext}. */
export function useLanguage(): PageLanguage {
  const value = use(LanguageContext);
  if (!value) throw new Error("No language: render the page inside LanguageContext.");
  const { language, copy: frame } = value;
  const { indexPath } = LANGUAGES[language];
  return { language, frame, indexPath, policy: `${indexPath}/article?title=privacy_policy` };
}
