import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { submitLeadForm, type SubmitResult } from "@wesdom/site-runtime/server";
import { loadCopy } from "../language/loadCopy.ts";
import { siteLanguageOf } from "../language/site-language.ts";
import { formOfPage } from "./form-kinds.ts";
import { sourceTypeOf } from "./sourceTypeOf.ts";

/**
 * Answers the plain form posts of this site: the consultation form of the home pages and the long form of contact-us
 * and marketing-consultant, whose address says where the visitor came from.
 */
export async function submitForm(
  request: Request,
  form: FormData,
  context: SiteRouterContext,
): Promise<SubmitResult> {
  const { pathname, searchParams } = new URL(request.url);
  const page = formOfPage(pathname);
  if (!page) return { kind: "none" };
  const language = siteLanguageOf(pathname);
  form.set("sourceType", sourceTypeOf(searchParams));
  const { copy } = await loadCopy("home", language);
  return submitLeadForm(request, form, context, { ...page, language, texts: copy.appeal });
}
