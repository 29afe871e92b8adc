import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { submitLeadForm, type SubmitResult } from "@wesdom/site-runtime/server";
import { en } from "../messages/en.ts";
import { ja } from "../messages/ja.ts";
import { siteLanguageOf } from "../messages/loadMessages.ts";
import { APPEAL_ANCHOR } from "./appeal-anchor.ts";

/** Answers the plain form posts of this site: the consultation form of the home pages. */
export function submitForm(
  request: Request,
  form: FormData,
  context: SiteRouterContext,
): Promise<SubmitResult> {
  const language = siteLanguageOf(new URL(request.url).pathname);
  return submitLeadForm(request, form, context, {
    kind: "appeal",
    language,
    texts: (language === "ja" ? ja : en).appeal,
    anchor: APPEAL_ANCHOR,
  });
}
