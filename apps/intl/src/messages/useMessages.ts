import { LANGUAGES } from "@wesdom/site-runtime";
import { createContext, use, type Context } from "react";
import type { LanguageMessages } from "./language-messages.ts";

/** Language and copy of the page. */
export const MessagesContext: Context<LanguageMessages | null> = createContext<LanguageMessages | null>(null);

/** What a page knows of its language. */
interface PageLanguage extends LanguageMessages {
  readonly indexPath: string;
  /** Address of the privacy policy. */
  readonly policy: string;
}

/** Language, copy and addresses of the page. @throws outside {@link MessagesContext}. */
export function useMessages(): PageLanguage {
  const value = use(MessagesContext);
  if (!value) throw new Error("No messages: render the page inside MessagesContext.");
  const { indexPath } = LANGUAGES[value.language];
  return { ...value, indexPath, policy: `${indexPath}/article?title=privacy_policy` };
}
