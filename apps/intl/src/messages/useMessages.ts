import { LANGUAGES } from "@wesdom/site-runtime";
import { createContext, use, type Context } from "react";
import type { LanguageMessages } from "./loadMessages.ts";

/** Language and copy of the page. */
export const MessagesContext: Context<LanguageMessages | null> = createContext<LanguageMessages | null>(null);

/** Language, copy and index path of the page. @throws outside {@link MessagesContext}. */
export function useMessages(): LanguageMessages & { readonly indexPath: string } {
  const value = use(MessagesContext);
  if (!value) throw new Error("No messages: render the page inside MessagesContext.");
  return { ...value, indexPath: LANGUAGES[value.language].indexPath };
}
