import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { submitLeadForm, type SubmitResult } from "@wesdom/site-runtime/server";
import { zh } from "../messages/zh.ts";
import { APPEAL_ANCHOR } from "./appeal-anchor.ts";

/** Answers the plain form posts of this site: the consultation form of the home page. */
export function submitForm(
  request: Request,
  form: FormData,
  context: SiteRouterContext,
): Promise<SubmitResult> {
  return submitLeadForm(request, form, context, {
    kind: "appeal",
    language: "zh",
    texts: zh.appeal,
    anchor: APPEAL_ANCHOR,
  });
}
